import { StyleSheet, View } from 'react-native';

import { RULES, type EnchantedState } from '@/engine';
import { Icon, Press, Words } from '@/components/controls';
import { t } from '@/components/i18n';
import { TOUCH, radius, space, useStyles, type Palette } from '@/components/theme';

import { SKILLS, skillProblem, type Deed, type Skill } from './draft';
import { SKILL_KEYS } from './skillKeys';

interface SkillBarProps {
  readonly state: EnchantedState;
  readonly deed: Deed;
  /** A person on this phone is to move; the bar then speaks for whoever's turn it is. */
  readonly interactive: boolean;
  readonly onChoose: (skill: Skill) => void;
  readonly onExplain: (skill: Skill) => void;
}

/** The four skills: what each costs, which is in hand, and why one cannot be used. */
export function SkillBar(props: SkillBarProps) {
  const styles = useStyles(makeStyles);
  return (
    <View role="group" aria-label={t('enchanted.skills')} style={styles.bar}>
      {SKILLS.map((skill) => (
        <SkillButton key={skill} skill={skill} {...props} />
      ))}
    </View>
  );
}

function SkillButton({
  skill,
  state,
  deed,
  interactive,
  onChoose,
  onExplain,
}: SkillBarProps & { skill: Skill }) {
  const styles = useStyles(makeStyles);
  const cost = RULES.costs[skill];
  const energy = state.energies[state.current];
  const problem = skillProblem(state, skill);
  const chosen = deed === skill;
  const usable = interactive && problem === null;
  const label = [
    t('enchanted.skillLabel', { skill: t(`enchanted.skill.${skill}`), cost }),
    ...(chosen ? [t('enchanted.skillChosen')] : []),
    ...(interactive && problem !== null ? [t(`enchanted.cannot.${problem}`, { energy })] : []),
  ].join(', ');
  // Only the web knows this attribute, and only there are keys listened to.
  const shortcut = { 'aria-keyshortcuts': SKILL_KEYS[skill] };
  const tone = chosen ? 'onAccent' : usable ? 'text' : 'muted';
  return (
    <Press
      {...shortcut}
      label={label}
      accessibilityHint={t(`enchanted.does.${skill}`)}
      onPress={() => onChoose(skill)}
      onLongPress={() => onExplain(skill)}
      style={[styles.skill, usable && styles.usable, chosen && styles.chosen]}
    >
      <Icon name={skill} tone={tone} size={20} />
      <Words as="small" tone={tone} style={styles.name}>
        {t(`enchanted.skill.${skill}`)}
      </Words>
      <View style={styles.cost}>
        {interactive && problem !== null ? (
          <Words as="small" tone="muted">
            {t(`enchanted.cannotShort.${problem}`, { cost })}
          </Words>
        ) : (
          Array.from({ length: cost }, (_, unit) => (
            <View key={unit} style={[styles.unit, chosen && styles.unitChosen]} />
          ))
        )}
      </View>
    </Press>
  );
}

const makeStyles = (colors: Palette) =>
  StyleSheet.create({
    bar: { flexDirection: 'row', flexWrap: 'wrap', gap: space.s },
    skill: {
      flexGrow: 1,
      flexBasis: 72,
      minHeight: TOUCH + space.l,
      paddingVertical: space.xs,
      alignItems: 'center',
      justifyContent: 'center',
      borderRadius: radius.m,
      borderWidth: 1.5,
      borderColor: 'transparent',
      backgroundColor: colors.sunken,
    },
    usable: { borderColor: colors.line, backgroundColor: colors.surface },
    chosen: { borderColor: colors.accent, backgroundColor: colors.accent },
    name: { fontWeight: '600' },
    cost: { flexDirection: 'row', alignItems: 'center', gap: 3, minHeight: 19 },
    unit: { width: 7, height: 12, borderRadius: 2, backgroundColor: colors.energy },
    unitChosen: { backgroundColor: colors.onAccent },
  });
