import { Button, Modal } from 'antd';
import { useRef, useState } from 'react';
import { endSession } from '@ncb/shared-kernel/api/contract';
import { useShell } from '@ncb/shared-kernel/remote-contract';
import { AnswerFailure, getFailureText, Waiting } from '@ncb/shared-kernel/ui';
import { useOwnSessions } from '@ncb/shared-kernel/queries';
import { useTexts } from '../languages';
import { OwnSessionRow } from './OwnSessionRow';

interface OwnSessionsDialogProps {
  onClose: () => void;
}

const OTHERS = 'others';

/** Dialog of the user's sessions in all browsers. Source: docs/requirements/security.md#own-sessions. */
export function OwnSessionsDialog({ onClose }: OwnSessionsDialogProps) {
  const { t, common } = useTexts();
  const { api, notify } = useShell();
  const list = useRef<HTMLUListElement>(null);
  const [busy, setBusy] = useState<string | null>(null);
  const answer = useOwnSessions();
  const sessions = answer.data?.sessions ?? [];
  const hasOthers = sessions.some(({ isCurrent }) => !isCurrent);

  const end = async (id: string | null) => {
    setBusy(id ?? OTHERS);
    const outcome = await api.call(endSession, { id });
    if (outcome.ok) notify('success', t(id === null ? 'sessions.othersEnded' : 'sessions.ended'));
    else notify('error', getFailureText(common, outcome.failure));
    await answer.refetch();
    setBusy(null);
    // The pressed button is removed; the focus would leave the dialog.
    list.current?.focus();
  };

  return (
    <Modal
      open
      title={t('sessions.title')}
      onCancel={onClose}
      data-dialog="sessions"
      footer={
        <>
          <Button
            danger
            disabled={!hasOthers || busy !== null}
            loading={busy === OTHERS}
            onClick={() => void end(null)}
            data-action="endOthers"
          >
            {t('sessions.endOthers')}
          </Button>
          <Button onClick={onClose} data-action="close">
            {t('sessions.close')}
          </Button>
        </>
      }
    >
      <p>{t('sessions.about')}</p>
      {answer.isPending && <Waiting rows={4} />}
      {answer.isError && <AnswerFailure answer={answer} />}
      {answer.isSuccess && (
        <ul className="ncb-own-sessions" ref={list} tabIndex={-1} aria-label={t('sessions.title')}>
          {sessions.map((session) => (
            <OwnSessionRow
              key={session.id}
              session={session}
              isBusy={busy === session.id}
              isDisabled={busy !== null}
              onEnd={() => void end(session.id)}
            />
          ))}
        </ul>
      )}
    </Modal>
  );
}
