import { Button, Modal, Progress, Result, Skeleton } from 'antd';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { ApiFailure } from '@ncb/shared-kernel/api/client';
import type { DocumentRef, Verdict } from '@ncb/shared-kernel/api/contract';
import type { WidgetAnswer } from '@ncb/shared-kernel/domain/signing-protocol';
import { SIGNATURE_WIDGET_HEIGHT } from '@ncb/shared-kernel/domain/vocabulary';
import { FailureView, failureText, VerdictList } from '@ncb/shared-kernel/ui';
import { useLanguage } from '../languages/LanguageContext';
import { useSessionStore } from '../session/SessionContext';
import { useThemeMode } from '../theme/theme-mode';
import { fetchBatch, fromBase64, handIn, type Batch } from './sign-session';
import { askWidget } from './widget-channel';

type Stage =
  | { readonly kind: 'fetching' }
  | { readonly kind: 'failed'; readonly failure: ApiFailure }
  | { readonly kind: 'nothing' }
  | { readonly kind: 'widget'; readonly batch: Batch }
  | { readonly kind: 'handingIn'; readonly batch: Batch; readonly done: number; readonly total: number }
  | { readonly kind: 'done'; readonly batch: Batch; readonly verdicts: readonly Verdict[] };

export interface SigningDialogProps {
  documents: readonly DocumentRef[];
  /** Address of the signature widget, on an origin of its own. */
  widgetAddress: string;
  /** Called once, when the dialog closes, with the documents whose signatures the bank accepted. */
  onClose: (signed: readonly string[]) => void;
}

/**
 * The signing dialog: fetches what is to be signed, shows the widget, hands the signatures in and shows one verdict per
 * document. Keys and passwords exist only inside the widget.
 */
export function SigningDialog({ documents, widgetAddress, onClose }: SigningDialogProps) {
  const { t } = useTranslation(['shell', 'kernel']);
  const { t: common } = useTranslation('kernel');
  const { api } = useSessionStore();
  const [stage, setStage] = useState<Stage>({ kind: 'fetching' });
  const [attempt, setAttempt] = useState(0);

  useEffect(() => {
    let isCurrent = true;
    void fetchBatch(api, documents).then((fetched) => {
      if (!isCurrent) return;
      if (!fetched.ok) setStage({ kind: 'failed', failure: fetched.failure });
      else
        setStage(fetched.value.documents.length === 0 ? { kind: 'nothing' } : { kind: 'widget', batch: fetched.value });
    });
    return () => {
      isCurrent = false;
    };
  }, [api, documents, attempt]);

  const answer = async (batch: Batch, reply: WidgetAnswer) => {
    if (reply.kind === 'cancelled') return onClose([]);
    // The widget shows the refusal itself; the dialog stays until the user closes it.
    if (reply.kind === 'refused') return undefined;
    const total = reply.signatures.length;
    setStage({ kind: 'handingIn', batch, done: 0, total });
    const verdicts = await handIn(
      api,
      batch,
      reply.signatures,
      (failure) => failureText(common, failure),
      (done) => setStage({ kind: 'handingIn', batch, done, total }),
    );
    const isSimple = verdicts.every(({ error }) => error === null);
    if (isSimple && verdicts.length === 1) return onClose(accepted(verdicts));
    return setStage({ kind: 'done', batch, verdicts });
  };

  const close = () => onClose(stage.kind === 'done' ? accepted(stage.verdicts) : []);
  const isHandingIn = stage.kind === 'handingIn';

  return (
    <Modal
      open
      title={t('signing.title', { count: documents.length })}
      width={760}
      destroyOnHidden
      // While signatures travel there is nothing to cancel: each document gets its verdict.
      closable={!isHandingIn}
      mask={{ closable: false }}
      onCancel={close}
      footer={
        stage.kind === 'done' || stage.kind === 'nothing' ? (
          <Button type="primary" onClick={close} data-action="close">
            {t('common.close', { ns: 'kernel' })}
          </Button>
        ) : null
      }
      data-dialog="signing"
    >
      {stage.kind === 'fetching' && <Skeleton active paragraph={{ rows: 6 }} />}
      {stage.kind === 'failed' && (
        <FailureView
          failure={stage.failure}
          onRetry={() => {
            setStage({ kind: 'fetching' });
            setAttempt(attempt + 1);
          }}
        />
      )}
      {stage.kind === 'nothing' && <Result status="info" title={t('signing.nothing')} />}
      {stage.kind === 'widget' && (
        <WidgetFrame
          address={widgetAddress}
          batch={stage.batch}
          onAnswer={(reply) => void answer(stage.batch, reply)}
        />
      )}
      {isHandingIn && (
        <div role="status">
          <p>{t('signing.handingIn', { done: stage.done, total: stage.total })}</p>
          <Progress percent={Math.round((stage.done / stage.total) * 100)} aria-label={t('signing.handingInLabel')} />
        </div>
      )}
      {stage.kind === 'done' && (
        <VerdictList
          verdicts={stage.verdicts}
          titleOf={(id) => stage.batch.documents.find((document) => document.id === id)?.title ?? id}
          accepted={t('signing.accepted')}
        />
      )}
    </Modal>
  );
}

function accepted(verdicts: readonly Verdict[]): readonly string[] {
  return verdicts.filter(({ error }) => error === null).map(({ id }) => id);
}

interface WidgetFrameProps {
  address: string;
  batch: Batch;
  onAnswer: (answer: WidgetAnswer) => void;
}

function WidgetFrame({ address, batch, onAnswer }: WidgetFrameProps) {
  const { t } = useTranslation('shell');
  const { language } = useLanguage();
  const theme = useThemeMode();
  const frame = useRef<HTMLIFrameElement>(null);

  // Language and theme of the moment the dialog opened: a second connection would be refused by the widget.
  const ask = useEffectEvent((element: HTMLIFrameElement) => {
    const encoder = new TextEncoder();
    return askWidget(
      element,
      new URL(address).origin,
      {
        kind: 'sign',
        language,
        theme,
        documents: batch.documents.map(({ id, version, canonical }) => ({
          id,
          version,
          canonical: encoder.encode(canonical),
        })),
        certificates: batch.certificates.map(fromBase64),
      },
      onAnswer,
    );
  });

  useEffect(() => (frame.current ? ask(frame.current) : undefined), []);

  return (
    <iframe
      ref={frame}
      src={address}
      title={t('signing.widget')}
      className="ncb-signature-widget"
      height={SIGNATURE_WIDGET_HEIGHT}
      referrerPolicy="no-referrer"
    />
  );
}
