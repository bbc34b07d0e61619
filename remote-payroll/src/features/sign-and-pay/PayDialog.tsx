import { Alert, Button, Checkbox, Modal } from 'antd';
import { useState, type ReactNode } from 'react';
import type {
  Account,
  ClientInfo,
  Payroll,
  PayrollToSave,
  SalaryProjectOfCompany,
} from '@ncb/shared-kernel/api/contract';
import { dropPaymentDocuments } from '@ncb/shared-kernel/blocks/documents';
import { shortAccount } from '@ncb/shared-kernel/domain/identifiers';
import { toDotted } from '@ncb/shared-kernel/domain/dates';
import { formatAmount, subtractAmounts } from '@ncb/shared-kernel/domain/money';
import type { PayrollToPay } from '@ncb/shared-kernel/domain/rules';
import {
  DocumentStatus,
  PayrollPart,
  UAH,
  type Language,
  type StoredStatus,
} from '@ncb/shared-kernel/domain/vocabulary';
import { signTransition } from '@ncb/shared-kernel/domain/workflow';
import { useDocumentsRefresh } from '@ncb/shared-kernel/queries';
import { useShell } from '@ncb/shared-kernel/remote-contract';
import { getFailureText, MoneyText, PageLink } from '@ncb/shared-kernel/ui';
import { useTexts } from '../../texts';
import { TaxesPanel } from '../taxes';
import { pay, type PayOutcome } from './pay';
import styles from './pay-dialog.module.css';
import { buildPayDocuments, type PayDocuments } from './build-pay-documents';
import { getNextStep, findPart, PAY_STEPS, getPayState, type PayStep } from './pay-progress';
import { PayTimeline, getStepState, type StepState } from './PayTimeline';
import { getRefusalTexts } from './get-refusal-texts';
import { SignedBy } from './SignedBy';

export interface PayDialogProps {
  payroll: Omit<PayrollToPay, 'taxesPaid'>;
  count: number;
  account: Account | null;
  project: SalaryProjectOfCompany;
  toCheck: { readonly count: number; readonly words: string } | null;
  /** Payroll to store first; null if the bank has this version. */
  toSave: PayrollToSave | null;
  nonce: string;
  /** Payroll as stored at the bank; null if it is not stored. */
  stored: Payroll | null;
  onReview: () => void;
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
  const { project, toSave, nonce, stored } = props;
  const { api, session, language, sign, notify, refreshSession } = useShell();
  const texts = useTexts();
  const { t, common } = texts;
  const refresh = useDocumentsRefresh();
  const [taxesPaid, setTaxesPaid] = useState(false);
  const [storedNow, setKnown] = useState(stored);
  const [savedId, setSavedId] = useState<string | null>(null);
  const documents = buildPayDocuments({ ...props.payroll, taxesPaid }, project, session, storedNow);
  const hasFee = documents.fee !== '0.00';
  const [stage, setStage] = useState<Stage>(() => stageOf(stored, hasFee, toSave !== null));
  const count = documents.toSave.length + 1;

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
      notify('success', t(outcome.kind === 'paid' ? 'payment.payrollSentAndPayed' : 'payment.signedWaits'));
      props.onDone();
      return;
    }
    if (outcome.payroll) setKnown(outcome.payroll);
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
    const kept = outcome.value.verdicts.flatMap(({ error }) => error ?? []);
    if (kept.length > 0) return notify('error', kept.join('. '));
    notify('success', t('payment.dropped', { count: unsigned.length }));
    props.onClose(savedId);
  };

  const isBusy = stage.kind === 'running';
  const at = stage.kind === 'stopped' ? stage.outcome.at : stage.kind === 'ask' ? null : stage.step;
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
        <Preview {...props} documents={documents} known={toSave ? null : storedNow}>
          <Checkbox checked={taxesPaid} onChange={({ target }) => setTaxesPaid(target.checked)} data-field="taxesPaid">
            {t('payment.taxesPaid')}
          </Checkbox>
        </Preview>
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
          <PayTimeline
            steps={timeline(props, documents, hasFee, texts, language, at ?? 'payroll', isBusy ? 'running' : 'failed')}
          />
        </>
      )}
    </Modal>
  );
}

function stageOf(stored: Payroll | null, hasFee: boolean, isChanged: boolean): Stage {
  const step = stored && getNextStep(stored, hasFee);
  const isFound = stored && step && !isChanged && getPayState(stored, hasFee) === 'interrupted';
  return isFound ? { kind: 'found', step } : { kind: 'ask' };
}

function getSignerTextKey(
  { user, signScheme }: ClientInfo,
  stored: Payroll | null,
): 'payment.oneKey' | 'payment.lastKey' | 'payment.oneKeyOfTwo' {
  const signer = { right: user.signatureRight, rightsValid: user.rightsValid };
  const step = signTransition(stored?.status ?? DocumentStatus.new, signer, signScheme);
  if (!step.ok || step.to !== DocumentStatus.ready) return 'payment.oneKeyOfTwo';
  return stored && stored.signatures.length > 0 ? 'payment.lastKey' : 'payment.oneKey';
}

interface AskedProps extends PayDialogProps {
  documents: PayDocuments;
  /** Payroll as stored at the bank; null if it is stored first. */
  known: Payroll | null;
  children: ReactNode;
}

interface DocumentRow {
  readonly name: string;
  readonly status: StoredStatus | null;
  readonly title: string;
  readonly about: string;
  readonly amount: string;
}

function Preview({
  payroll,
  count,
  account,
  project,
  toCheck,
  documents,
  known: storedNow,
  children,
  onReview,
}: AskedProps) {
  const { language } = useShell();
  const { t, common } = useTexts();
  const statusOf = (part: PayrollPart) => (storedNow ? (findPart(storedNow, part)?.status ?? null) : null);
  const left = account && subtractAmounts(account.available, documents.debited);
  const rows: readonly DocumentRow[] = [
    {
      name: 'payroll',
      status: storedNow?.status ?? null,
      title: t('payment.documents.payroll', { number: payroll.number }),
      about: t('payment.people', { count }),
      amount: payroll.total,
    },
    {
      name: 'salary',
      status: statusOf(PayrollPart.salary),
      title: t('payment.documents.salary', { number: documents.salaryNumber }),
      about: t('payment.toTransit', { account: shortAccount(project.transitAccount) }),
      amount: payroll.total,
    },
    ...(documents.fee === '0.00'
      ? []
      : [
          {
            name: 'fee',
            status: statusOf(PayrollPart.fee),
            title: t('payment.documents.fee', { number: documents.feeNumber }),
            about: project.dealDate
              ? t('payment.dealOf', { deal: project.deal, date: toDotted(project.dealDate) })
              : t('payment.deal', { deal: project.deal }),
            amount: documents.fee,
          },
        ]),
  ];
  return (
    <div className={styles['asked']}>
      <div>
        <div className="ncb-quiet">
          {account ? t('payment.debitedFrom', { account: shortAccount(account.iban) }) : t('payment.debited')}
        </div>
        <div className={styles['sum']} data-field="debited">
          <MoneyText amount={documents.debited} currency={UAH.letters} />
        </div>
        {account && left !== null && (
          <div
            className={left.startsWith('-') ? styles['short'] : 'ncb-quiet'}
            data-warning={left.startsWith('-') ? 'notEnough' : undefined}
          >
            {t(left.startsWith('-') ? 'payment.notEnough' : 'payment.becomes', {
              available: formatAmount(account.available, language),
              left: formatAmount(left.replace('-', ''), language),
            })}
          </div>
        )}
        <table className={styles['documents']}>
          <thead>
            <tr>
              <th>{t(rows.every(({ status }) => status === null) ? 'payment.willBeMade' : 'payment.toBeSigned')}</th>
              <th>{t('payment.amount')}</th>
            </tr>
          </thead>
          <tbody>
            {rows.map(({ name, title, status, about, amount }) => (
              <tr key={name} data-row={name}>
                <td>
                  <strong>{title}</strong>
                  <div className="ncb-quiet">{about}</div>
                  {status !== null && (
                    <div className="ncb-quiet" data-status={status}>
                      {t('payment.exists', { status: common(`documentStatus.${status}`) })}
                    </div>
                  )}
                </td>
                <td className="ncb-number">{formatAmount(amount, language)}</td>
              </tr>
            ))}
          </tbody>
        </table>
        {storedNow && storedNow.signatures.length > 0 && <SignedBy signatures={storedNow.signatures} />}
        {toCheck && (
          <Alert
            type="warning"
            showIcon
            title={t('payment.toCheck', { count: toCheck.count })}
            description={
              <>
                {toCheck.words}{' '}
                <Button type="link" size="small" onClick={onReview} data-action="review">
                  {t('payment.review')}
                </Button>
              </>
            }
            data-warning="toCheck"
          />
        )}
        <div className={styles['tick']}>
          {children}
          <p className="ncb-quiet" data-field="purpose">
            {documents.purpose}
          </p>
        </div>
      </div>
      <TaxesPanel
        total={payroll.total}
        typeId={payroll.typeId}
        debitAccountId={payroll.debitAccountId}
        period={payroll.period}
      />
    </div>
  );
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

function timeline(
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
