import { useState } from 'react';

import type { GameRecord } from '@/engine';
import { Button, Sheet, Status, Words } from '@/components/controls';
import { t, type MessageKey } from '@/components/i18n';
import { importLink } from '@/platform/links';
import { copyText, offerText, type Offered } from '@/platform/share';
import { codeOf, deleteRecord } from '@/stores';

import { gameText, shareText } from './recordText';

interface RecordSheetProps {
  /** The game it is about; closed without one. */
  readonly record: GameRecord | undefined;
  readonly onClose: () => void;
}

/** What is said about a text that was offered. Whoever turned away knows it. */
const SAID = {
  shared: 'records.share.shared',
  copied: 'records.share.copied',
  dismissed: null,
  failed: 'records.share.failed',
} as const satisfies Record<Offered, MessageKey | null>;

/** What can be done with a finished game besides looking at it: share it, delete it. */
export function RecordSheet({ record, onClose }: RecordSheetProps) {
  if (!record) return null;
  return (
    <Sheet title={gameText(record)} open onClose={onClose}>
      <RecordActions key={record.id} record={record} onClose={onClose} />
    </Sheet>
  );
}

function RecordActions({ record, onClose }: Required<RecordSheetProps> & { readonly record: GameRecord }) {
  const [asking, setAsking] = useState(false);
  const [said, setSaid] = useState<MessageKey | null>(null);
  const code = codeOf(record);
  const link = importLink(code);
  const offer = (text: string) => void offerText(text).then((offered) => setSaid(SAID[offered]));

  if (asking) {
    return (
      <>
        <Words as="heading">{t('records.share.deleteQuestion')}</Words>
        <Words>{t('records.share.deleteNote')}</Words>
        <Button
          kind="danger"
          label={t('common.delete')}
          onPress={() => {
            deleteRecord(record.id);
            onClose();
          }}
        />
        <Button label={t('common.cancel')} onPress={() => setAsking(false)} />
      </>
    );
  }
  return (
    <>
      <Button icon="share" label={t('records.share.link')} onPress={() => offer(link)} />
      <Button icon="share" label={t('records.share.text')} onPress={() => offer(shareText(record, link))} />
      <Button
        icon="copy"
        label={t('records.share.code')}
        onPress={() => void copyText(code).then((done) => setSaid(SAID[done ? 'copied' : 'failed']))}
      />
      <Words as="small" tone="muted" selectable>
        {code}
      </Words>
      {said === null ? null : <Status>{t(said)}</Status>}
      <Button icon="trash" kind="danger" label={t('records.share.delete')} onPress={() => setAsking(true)} />
      <Button kind="quiet" label={t('common.close')} onPress={onClose} />
    </>
  );
}
