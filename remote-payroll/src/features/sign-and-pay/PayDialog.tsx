import { Alert, Button, Checkbox, Modal } from 'antd';
import { useState } from 'react';
import type { ClientInfo, Payroll, PayrollToSave } from '@ncb/shared-kernel/api/contract';
import { Timeline, type StepState } from '@ncb/shared-kernel/blocks/timeline';
import { dropPaymentDocuments, useOfferUndo } from '@ncb/shared-kernel/blocks/documents';
import { formatAmount } from '@ncb/shared-kernel/domain/money';
import { DocumentStatus, type Language } from '@ncb/shared-kernel/domain/vocabulary';
import { getSignTransition, isNextSigner } from '@ncb/shared-kernel/domain/workflow';
import { useDocumentsRefresh } from '@ncb/shared-kernel/queries';
import { useShell } from '@ncb/shared-kernel/remote-contract';
import { getFailureText, PageLink } from '@ncb/shared-kernel/ui';
import { useTexts } from '../../texts';
import { pay, type PayOutcome } from './pay';
import styles from './pay-dialog.module.css';
import { buildPayDocuments, type PayDocuments } from './build-pay-documents';
import { getNextStep, PAY_STEPS, getPayState, type PayStep } from './pay-progress';
import { PayPreview, type PayrollToPreview } from './PayPreview';
import { getRefusalTexts } from './get-refusal-texts';

export interface PayDialogProps extends PayrollToPreview {
  /** Payroll to store first; null if the bank has this version. */
  toSave: PayrollToSave | null;
  nonce: string;
  /** Payroll as stored at the bank; null if it is not stored. */
  stored: Payroll | null;
  onDone: () => void;
  /** @param payrollId the payroll stored so far; null for none */
  onClose: (payrollId: string | null) => void;
}

type Stage =
  | { readonly kind: 'ask' }
  | { readonly kind: 'running'; readonly step: PayStep }
  | { readonly kind: 'stopped'; readonly outcome: Extract<PayOutcome, { kind: 'stopped' }> }
  /** An earlier attempt has left documents at the bank. */
  | { readonly kind: 'found'; readonly step: PayStep };

/**
 * Dialog of sign-and-pay: a preview, then progress, and a way to continue after a failure. Source:
 * docs/requirements/currency-payroll-credits-statements.md#sign-and-pay.
 */
export function PayDialog(props: PayDialogProps) {
  const { session, language } = useShell();
  const texts = useTexts();
  const { t, common } = texts;
  const [taxesPaid, setTaxesPaid] = useState(false);
  const { stage, storedNow, savedId, documents, hasFee, run, dropUnsigned } = usePay(props, taxesPaid);
  const count = documents.toSave.length + 1;

  const isBusy = stage.kind === 'running';
  const at = getStageStep(stage);
  const hasUnsigned = storedNow?.payments.some(({ status }) => status === DocumentStatus.new) ?? false;
  const mainTitle =
    at === null || isBusy ? t('payment.sign', { count }) : t('payment.goOn', { step: PAY_STEPS.indexOf(at) + 1 });
  return (
    <Modal
      open
      width={stage.kind === 'ask' ? 880 : 600}
      title={t(stage.kind === 'ask' || isBusy ? 'payment.title' : 'payment.notFinished', {
        number: props.payroll.number,
      })}
      closable={!isBusy}
      mask={{ closable: false }}
      keyboard={!isBusy}
      onCancel={() => props.onClose(savedId)}
      data-dialog="signAndPay"
      footer={
        <div className={styles['foot']}>
          <span className="ncb-quiet">
            {stage.kind === 'ask' && t(getSignerTextKey(session, storedNow), { count })}
          </span>
          {stage.kind === 'ask' ? (
            <Button onClick={() => props.onClose(savedId)} data-action="cancel">
              {common('common.cancel')}
            </Button>
          ) : (
            hasUnsigned && (
              <Button disabled={isBusy} onClick={() => void dropUnsigned()} data-action="dropUnsigned">
                {t('payment.dropUnsigned')}
              </Button>
            )
          )}
          <Button type="primary" loading={isBusy} onClick={() => void run()} data-action="signAll">
            {mainTitle}
          </Button>
        </div>
      }
    >
      {stage.kind === 'ask' ? (
        <PayPreview {...props} documents={documents} compared={props.toSave ? null : storedNow}>
          <Checkbox checked={taxesPaid} onChange={({ target }) => setTaxesPaid(target.checked)} data-field="taxesPaid">
            {t('payment.taxesPaid')}
          </Checkbox>
        </PayPreview>
      ) : (
        <>
          {stage.kind === 'stopped' && <Stopped outcome={stage.outcome} />}
          {stage.kind === 'found' && (
            <Alert
              type="error"
              showIcon
              title={t('payment.interrupted')}
              description={t('payment.nothingTwice')}
              data-notice="interrupted"
            />
          )}
          <Timeline
            steps={buildTimeline(
              props,
              documents,
              hasFee,
              texts,
              language,
              at ?? 'payroll',
              isBusy ? 'now' : 'stopped',
            )}
          />
        </>
      )}
    </Modal>
  );
}

/** Runs the payment step by step and keeps how far it has come. */
function usePay(props: PayDialogProps, taxesPaid: boolean) {
  const { payroll, project, toSave, nonce, stored, onDone, onClose } = props;
  const { api, session, sign, notify, refreshSession } = useShell();
  const { t, common } = useTexts();
  const refresh = useDocumentsRefresh();
  const offerUndo = useOfferUndo();
  const [storedNow, setStoredNow] = useState(stored);
  const [savedId, setSavedId] = useState<string | null>(null);
  const documents = buildPayDocuments({ ...payroll, taxesPaid }, project, session, storedNow);
  const hasFee = documents.fee !== '0.00';
  const [stage, setStage] = useState<Stage>(() => getFirstStage(stored, hasFee, toSave !== null));
  const run = async () => {
    setStage({ kind: 'running', step: toSave && savedId === null ? 'payroll' : 'salary' });
    const outcome = await pay(
      {
        toSave: savedId === null ? toSave : null,
        payrollId: savedId ?? stored?.id ?? null,
        nonce,
        payments: documents.toSave,
      },
      { api, sign, onStep: (step) => setStage({ kind: 'running', step }) },
    );
    refreshSession();
    await refresh();
    if (outcome.kind !== 'stopped') {
      if (outcome.kind === 'paid') notify('success', t('payment.payrollSentAndPayed'), offerUndo(outcome.undoable));
      else notify('success', t('payment.signedWaits'));
      onDone();
      return;
    }
    if (outcome.payroll) setStoredNow(outcome.payroll);
    if (outcome.payrollId !== null) setSavedId(outcome.payrollId);
    setStage({ kind: 'stopped', outcome });
  };
  const dropUnsigned = async () => {
    const unsigned = storedNow?.payments.filter(({ status }) => status === DocumentStatus.new) ?? [];
    const outcome = await dropPaymentDocuments(
      api,
      unsigned.map(({ id }) => id),
    );
    await refresh();
    if (!outcome.ok) return notify('error', getFailureText(common, outcome.failure));
    const refusals = outcome.value.verdicts.flatMap(({ error }) => error ?? []);
    if (refusals.length > 0) return notify('error', refusals.join('. '));
    notify('success', t('payment.dropped', { count: unsigned.length }));
    onClose(savedId);
  };
  return { stage, storedNow, savedId, documents, hasFee, run, dropUnsigned };
}

function getStageStep(stage: Stage): PayStep | null {
  if (stage.kind === 'ask') return null;
  return stage.kind === 'stopped' ? stage.outcome.at : stage.step;
}

function getFirstStage(stored: Payroll | null, hasFee: boolean, isChanged: boolean): Stage {
  const step = stored && getNextStep(stored, hasFee);
  const isFound = stored && step && !isChanged && getPayState(stored, hasFee) === 'interrupted';
  return isFound ? { kind: 'found', step } : { kind: 'ask' };
}

function getSignerTextKey(
  { user, signScheme }: ClientInfo,
  stored: Payroll | null,
): 'payment.oneKey' | 'payment.lastKey' | 'payment.oneKeyOfTwo' {
  const isNext = stored ? isNextSigner(stored, user.userId) : undefined;
  const signer = { right: user.signatureRight, rightsValid: user.rightsValid, isNext };
  const step = getSignTransition(stored?.status ?? DocumentStatus.new, signer, signScheme);
  if (!step.ok || step.to !== DocumentStatus.ready) return 'payment.oneKeyOfTwo';
  return stored && stored.signatures.length > 0 ? 'payment.lastKey' : 'payment.oneKey';
}

function Stopped({ outcome }: { outcome: Extract<PayOutcome, { kind: 'stopped' }> }) {
  const { navigation } = useShell();
  const texts = useTexts();
  const { t, common } = texts;
  const { key } = outcome.refusal;
  const { title, lines, code } = getRefusalTexts(outcome.refusal, texts);
  const isAtBank = (outcome.payroll?.payments.length ?? 0) > 0 || outcome.at === 'sign' || outcome.at === 'send';
  return (
    <Alert
      type={key === 'payrollNotSignedPayments' ? 'warning' : 'error'}
      showIcon
      role="alert"
      title={title}
      data-problem={key}
      description={
        <>
          {lines.map((line) => (
            <div key={line}>{line}</div>
          ))}
          {code !== '' && <div className="ncb-quiet">{common('common.errorCode', { code })}</div>}
          {isAtBank && (
            <div>
              {t('payment.whereTheyAre')}{' '}
              <PageLink navigation={navigation} page="miPmtJournal" data-action="journal">
                {t('payment.journal')}
              </PageLink>
            </div>
          )}
        </>
      }
    />
  );
}

/** Returns the state of a step while `at` is the current one in `state`. */
function getStepState(step: PayStep, order: readonly PayStep[], at: PayStep, state: StepState): StepState {
  const [place, now] = [order.indexOf(step), order.indexOf(at)];
  if (place < now) return 'done';
  return place === now ? state : 'todo';
}

function buildTimeline(
  { payroll, count, stored, toSave }: PayDialogProps,
  documents: PayDocuments,
  hasFee: boolean,
  { t }: ReturnType<typeof useTexts>,
  language: Language,
  at: PayStep,
  state: StepState,
) {
  const order = PAY_STEPS.filter((step) => step !== 'fee' || hasFee);
  const abouts: Readonly<Record<PayStep, string>> = {
    payroll: stored && !toSave ? t('payment.wasSaved') : t('payment.people', { count }),
    salary: documents.purpose,
    fee: formatAmount(documents.fee, language),
    sign: '',
    send: '',
  };
  return order.map((name) => ({
    name,
    state: getStepState(name, order, at, state),
    title: t(`payment.steps.${name}`, {
      number: { payroll: payroll.number, salary: documents.salaryNumber, fee: documents.feeNumber, sign: '', send: '' }[
        name
      ],
      count: documents.toSave.length + 1,
    }),
    about: abouts[name],
  }));
}
