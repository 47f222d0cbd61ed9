import {
  BOARDS,
  FIRST_PLAYER_WINS,
  PLAYERS,
  STARTS,
  offersSwap,
  readBoard,
  type BoardName,
  type GameId,
  type Player,
} from '@/engine';
import { TIER_IDS, type TierId } from '@/engine/cipher';
import { Choice, Toggle } from '@/components/controls';
import { tierName } from '@/components/cipher/names';
import { t } from '@/components/i18n';
import { changeClassicSetup, changeEnchantedSetup, useSetups } from '@/stores';

function boardLabel(name: BoardName): string {
  const board = readBoard(name);
  return board.ok ? t('setup.boardName', { ...board.value }) : name;
}

interface HostedGameChoicesProps {
  readonly game: GameId;
  readonly tier: TierId;
  readonly onTier: (tier: TierId) => void;
}

/** What there is to choose about a game between two devices. */
export function HostedGameChoices({ game, tier, onTier }: HostedGameChoicesProps) {
  switch (game) {
    case 'classic':
      return <ClassicChoices />;
    case 'enchanted':
      return <EnchantedChoices />;
    case 'cipher':
      return (
        <Choice
          title={t('nearby.hosting.tier')}
          value={tier}
          onChange={onTier}
          options={TIER_IDS.map((value) => ({ value, label: tierName(value) }))}
        />
      );
  }
}

function ClassicChoices() {
  const setup = useSetups((state) => state.classic);
  const board = readBoard(setup.board);
  return (
    <>
      <Choice
        title={t('setup.board')}
        value={setup.board}
        onChange={(name) => changeClassicSetup({ board: name })}
        options={BOARDS.map((name) => ({
          value: name,
          label: boardLabel(name),
          note: t(FIRST_PLAYER_WINS.includes(name) ? 'setup.firstWinsNote' : 'setup.drawNote'),
        }))}
      />
      {board.ok && offersSwap(board.value) ? (
        <Toggle
          label={t('setup.swap')}
          note={t('setup.swapNote')}
          value={setup.swap}
          onChange={(swap) => changeClassicSetup({ swap })}
        />
      ) : null}
      <MarkChoice value={setup.mark} onChange={(mark) => changeClassicSetup({ mark })} />
    </>
  );
}

function EnchantedChoices() {
  const setup = useSetups((state) => state.enchanted);
  return (
    <>
      <Choice
        title={t('enchanted.start')}
        value={setup.start}
        onChange={(start) => changeEnchantedSetup({ start })}
        options={STARTS.map((value) => ({ value, label: t(`enchanted.starts.${value}`) }))}
      />
      <MarkChoice value={setup.mark} onChange={(mark) => changeEnchantedSetup({ mark })} />
    </>
  );
}

function MarkChoice({
  value,
  onChange,
}: {
  readonly value: Player;
  readonly onChange: (mark: Player) => void;
}) {
  return (
    <Choice
      title={t('nearby.hosting.mark')}
      value={value}
      onChange={onChange}
      options={PLAYERS.map((mark) => ({ value: mark, label: mark }))}
    />
  );
}
