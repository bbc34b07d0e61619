import { SendOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import type { KeyboardEvent } from 'react';
import { formatInCurrency } from '@ncb/shared-kernel/domain/money';
import { useLanguage, useTexts } from '../languages';
import type { ReadyDocuments } from './find-ready-documents';
import type { Submission } from './use-submission';

interface SigningFooterProps {
  handIn: Submission;
  ready: ReadyDocuments | null;
  onClose: () => void;
  onSend: (ready: ReadyDocuments) => void;
}

/** Buttons of the dialog without the widget: stop, submit again, send, close. */
export function SigningFooter({ handIn, ready, onClose, onSend }: SigningFooterProps) {
  const { t, common } = useTexts();
  const formatSendLabel = useSendLabel();
  if (handIn.isRunning)
    return (
      <Button onClick={handIn.stop} loading={handIn.isStopping} data-action="stop">
        {t('signing.stop')}
      </Button>
    );
  const unsent = [...handIn.lines.values()].filter(({ kind }) => kind === 'unsent').length;
  return (
    <div className="ncb-sign-foot">
      {ready?.isInJournal && <span className="ncb-quiet">{t('signing.waitIn', { count: ready.ids.length })}</span>}
      {unsent > 0 && (
        <Button type="primary" onClick={() => void handIn.retry()} data-action="retry">
          {t('signing.retry', { count: unsent })}
        </Button>
      )}
      <Button type={getCloseType(ready !== null, unsent)} onClick={onClose} data-action="close">
        {ready ? t('signing.later') : common('common.close')}
      </Button>
      {ready && (
        <Button
          type={unsent > 0 ? 'default' : 'primary'}
          icon={<SendOutlined />}
          autoFocus={unsent === 0}
          onKeyDown={ignoreHeldKey}
          onClick={() => onSend(ready)}
          data-action="sendReady"
        >
          {formatSendLabel(ready)}
        </Button>
      )}
    </div>
  );
}

function getCloseType(isSendOffered: boolean, unsent: number) {
  if (isSendOffered) return 'text';
  return unsent > 0 ? 'default' : 'primary';
}

/** Enter still held since the password must not send. */
function ignoreHeldKey(event: KeyboardEvent): void {
  if (event.repeat) event.preventDefault();
}

/** Returns a function that formats `Send 19 · 758,420.50 UAH`; several currencies, and unread texts, have no common sum. */
function useSendLabel(): (ready: ReadyDocuments) => string {
  const { t } = useTexts();
  const { language } = useLanguage();
  return ({ ids, sums: [sum, ...others], unread }) => {
    const send = ids.length === 1 ? t('signing.sendOne') : t('signing.send', { count: ids.length });
    if (!sum || others.length > 0 || unread > 0) return send;
    return `${send} · ${formatInCurrency(sum.amount, sum.currency, language)}\u00a0${sum.currency}`;
  };
}
