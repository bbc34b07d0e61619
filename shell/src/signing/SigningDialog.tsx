import { Button, Modal, Progress, Result, Skeleton } from 'antd';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { ApiFailure } from '@ncb/shared-kernel/api/client';
import type { DocumentRef, DocumentToSign, Verdict } from '@ncb/shared-kernel/api/contract';
import type { DocumentBytes, SignAnswer } from '@ncb/shared-kernel/domain/signing-protocol';
import { FailureView, failureText, VerdictList } from '@ncb/shared-kernel/ui';
import { useSessionStore } from '../session/SessionContext';
import { fromBase64 } from './base64';
import { fetchBatch, handIn, type Batch } from './sign-session';
import { WidgetFrame } from './WidgetFrame';

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

  const answer = async (batch: Batch, reply: SignAnswer) => {
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
          request={(look) => ({
            ...look,
            kind: 'sign' as const,
            documents: stage.batch.documents.map(documentBytes),
            certificates: stage.batch.certificates.map(fromBase64),
          })}
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

/** The very bytes that the bank keeps, for the widget to show and to sign. */
function documentBytes({ id, version, canonical }: DocumentToSign): DocumentBytes {
  return { id, version, canonical: new TextEncoder().encode(canonical) };
}
