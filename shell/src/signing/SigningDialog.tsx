import { Alert, Modal } from 'antd';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { ClientInfo, SignedRef, DocumentToSign } from '@ncb/shared-kernel/api/contract';
import type { DocumentBytes, SignAnswer } from '@ncb/shared-kernel/domain/signing-protocol';
import type { SignOutcome } from '@ncb/shared-kernel/remote-contract';
import { FailureView, StateView, Waiting } from '@ncb/shared-kernel/ui';
import { useSessionStore } from '../session';
import { useTexts } from '../languages';
import { decodeBase64 } from './base64';
import { isAccepted, pairSignatures, type SubmissionResult } from './submit-signatures';
import { findReadyDocuments } from './find-ready-documents';
import { HandInView } from './HandInView';
import { MissingKeyView } from './MissingKeyView';
import { RefusedDocuments } from './RefusedDocuments';
import { openSession, type Batch, type Opening } from './open-session';
import { SignersNote } from './SignersNote';
import { SigningFooter } from './SigningFooter';
import { StopQuestion } from './StopQuestion';
import { useSubmission, type Submission } from './use-submission';
import { WidgetFrame } from './WidgetFrame';

type Stage = { readonly kind: 'fetching' } | Opening | { readonly kind: 'handIn'; readonly batch: Batch };

export interface SigningDialogProps {
  documents: readonly SignedRef[];
  info: ClientInfo;
  widgetAddress: string;
  /** True to offer to send what is ready; the caller sends it. */
  canSend: boolean;
  /** Called once on closing. */
  onClose: (outcome: SignOutcome) => void;
}

/** Signing dialog: documents, widget, submission, verdicts. Keys and passwords exist only inside the widget. */
export function SigningDialog({ documents, info, widgetAddress, canSend, onClose }: SigningDialogProps) {
  const { t } = useTexts();
  const { api } = useSessionStore();
  const { stage, setStage, retry } = useStage(documents, info);
  const [isWidgetWorking, setWidgetWorking] = useState(false);
  const [isConfirmingClose, setConfirmingClose] = useState(false);
  const handIn = useSubmission(api);
  const statusRef = useRef<HTMLDivElement>(null);

  // The removed widget had the focus.
  useEffect(() => {
    if (stage.kind === 'handIn') statusRef.current?.focus();
  }, [stage.kind]);

  const isWorking = handIn.isRunning || (stage.kind === 'batch' && isWidgetWorking);
  const findReady = (batch: Batch, results: Submission['lines']) =>
    canSend ? findReadyDocuments(batch, results) : null;
  const ready = stage.kind === 'handIn' && !handIn.isRunning ? findReady(stage.batch, handIn.lines) : null;
  const signed = getAccepted([...handIn.lines.values()]);
  const close = () => onClose({ signed, ...(ready && { send: [] }) });
  const requestClose = () => (isWorking ? setConfirmingClose(true) : close());

  // What is being signed or submitted ends first.
  useHistoryChange(() => !isWorking && close());

  const onWidgetAnswer = async (batch: Batch, reply: SignAnswer) => {
    if (reply.kind === 'cancelled') return onClose({ signed: [] });
    // The widget shows its refusal itself.
    if (reply.kind === 'refused') return setWidgetWorking(false);
    setStage({ kind: 'handIn', batch });
    const results = await handIn.start(pairSignatures(batch.documents, reply.signatures));
    const accepted = getAccepted([...results.values()]);
    // The page's notice is enough.
    if (documents.length === 1 && accepted.length === 1 && !findReady(batch, results))
      return onClose({ signed: accepted });
    return undefined;
  };

  return (
    <Modal
      open
      title={
        // The result has a heading of its own.
        <span className={stage.kind === 'handIn' ? 'ncb-visually-hidden' : undefined}>
          {t('signing.title', { count: documents.length })}
        </span>
      }
      width={stage.kind === 'handIn' ? 680 : 760}
      // Centred for low windows: the widget's button waits until the whole widget is visible.
      centered={stage.kind !== 'handIn'}
      destroyOnHidden
      mask={{ closable: false }}
      onCancel={requestClose}
      footer={
        stage.kind === 'batch' || stage.kind === 'fetching' ? null : (
          <SigningFooter
            handIn={handIn}
            ready={ready}
            onClose={close}
            onSend={({ ids }) => onClose({ signed, send: ids })}
          />
        )
      }
      data-dialog="signing"
    >
      {stage.kind === 'fetching' && <Waiting rows={6} hasTitle />}
      {stage.kind === 'failed' && <FailureView failure={stage.failure} onRetry={retry} />}
      {stage.kind === 'nothing' && <StateView title={t('signing.nothing')} />}
      {stage.kind === 'noKey' && <MissingKeyView noKey={stage.explainNoKey} />}
      {stage.kind === 'refused' && <RefusedDocuments documents={stage.refused} />}
      {stage.kind === 'batch' && (
        <BatchView
          batch={stage.batch}
          info={info}
          widgetAddress={widgetAddress}
          onAnswer={(reply) => void onWidgetAnswer(stage.batch, reply)}
          onWorking={setWidgetWorking}
          onEscape={requestClose}
        />
      )}
      <HandInView
        ref={statusRef}
        batch={stage.kind === 'handIn' ? stage.batch : null}
        documents={documents}
        handIn={handIn}
        ready={ready}
      />
      <StopQuestion
        isOpen={isConfirmingClose && isWorking}
        handIn={handIn}
        onGoOn={() => setConfirmingClose(false)}
        onStop={() => {
          setConfirmingClose(false);
          if (handIn.isRunning) handIn.stop();
          else close();
        }}
      />
    </Modal>
  );
}

/** Calls back on Back and Forward, which show another page: the dialog's documents are not that page's. */
function useHistoryChange(callback: () => void): void {
  const onChange = useEffectEvent(callback);
  useEffect(() => {
    const listen = () => onChange();
    addEventListener('popstate', listen);
    return () => removeEventListener('popstate', listen);
  }, []);
}

/** Returns the dialog's stage; it begins with fetching the documents. */
function useStage(documents: readonly SignedRef[], info: ClientInfo) {
  const { api } = useSessionStore();
  const [stage, setStage] = useState<Stage>({ kind: 'fetching' });
  const [attempt, setAttempt] = useState(0);
  // A reloaded session must not restart the dialog.
  const open = useEffectEvent(() => openSession(api, documents, info));
  useEffect(() => {
    let isCurrent = true;
    void open().then((opening) => isCurrent && setStage(opening));
    return () => {
      isCurrent = false;
    };
  }, [attempt]);
  const retry = () => {
    setStage({ kind: 'fetching' });
    setAttempt(attempt + 1);
  };
  return { stage, setStage, retry };
}

interface BatchViewProps {
  batch: Batch;
  info: ClientInfo;
  widgetAddress: string;
  onAnswer: (answer: SignAnswer) => void;
  onWorking: (isWorking: boolean) => void;
  onEscape: () => void;
}

/** Documents that will be signed or not, and the widget that signs. */
function BatchView({ batch, info, widgetAddress, onAnswer, onWorking, onEscape }: BatchViewProps) {
  const { t } = useTexts();
  const { documents, refused, missing, certificates } = batch;
  return (
    <>
      {refused.length > 0 && <RefusedDocuments documents={refused} />}
      {missing.length > 0 && (
        <Alert type="warning" showIcon title={t('signing.missing', { count: missing.length })} data-notice="warning" />
      )}
      <SignersNote documents={documents} info={info} />
      <WidgetFrame
        address={widgetAddress}
        request={(look) => ({
          ...look,
          kind: 'sign' as const,
          documents: documents.map(toDocumentBytes),
          certificates: certificates.map(decodeBase64),
        })}
        onAnswer={(answer) => onAnswer(answer)}
        onWorking={onWorking}
        onEscape={onEscape}
      />
    </>
  );
}

function getAccepted(lines: readonly SubmissionResult[]): readonly string[] {
  return lines.filter(isAccepted).map(({ id }) => id);
}

/** Returns the exact bytes stored by the server. */
function toDocumentBytes({ id, version, canonical, difference }: DocumentToSign): DocumentBytes {
  const bytes = { id, version, canonical: new TextEncoder().encode(canonical) };
  return difference ? { ...bytes, difference } : bytes;
}
