import type { ApiClient, ApiFailure } from '@ncb/shared-kernel/api/client';
import {
  getPayroll,
  savePayments,
  savePayroll,
  sendDocuments,
  type BatchResult,
  type DocumentRef,
  type Payroll,
  type PayrollToSave,
  type UahPaymentToSave,
} from '@ncb/shared-kernel/api/contract';
import { DocumentStatus, DocumentType, PAYROLL, PayrollPart } from '@ncb/shared-kernel/domain/vocabulary';
import type { SignOutcome } from '@ncb/shared-kernel/remote-contract';
import { getContentKey } from './get-content-key';
import { isPaymentStale, findPart, type PayStep } from './pay-progress';

export interface PayOrder {
  /** Payroll to store first; null if the bank has this version. */
  readonly toSave: PayrollToSave | null;
  /** Identifier of the stored payroll; null if it is not stored yet. */
  readonly payrollId: string | null;
  /** Separates this form from another with the same content. */
  readonly nonce: string;
  readonly payments: readonly UahPaymentToSave[];
}

interface PayTools {
  readonly api: ApiClient;
  readonly sign: (documents: readonly DocumentRef[]) => Promise<SignOutcome>;
  readonly onStep: (step: PayStep) => void;
}

/**
 * Reason why sign-and-pay stopped. The keys are those of the specification. Source:
 * docs/requirements/currency-payroll-credits-statements.md#signing-and-paying.
 */
export type PayRefusal =
  | { readonly key: 'payrollSaveFailed'; readonly failure: ApiFailure }
  | {
      readonly key: 'payrollPmtSaveFailed';
      readonly failure: ApiFailure | null;
      readonly results: readonly BatchResult[];
    }
  /** The stored payments have another total and may be signed already. */
  | { readonly key: 'payrollPmtChanged' }
  | { readonly key: 'payrollPmtLoadFailed'; readonly failure: ApiFailure }
  /** The user did not sign: the payments wait in the journal. */
  | { readonly key: 'payrollNotSignedPayments' }
  | { readonly key: 'payrollPmtSignFailed' }
  | { readonly key: 'payrollSendFailed'; readonly failure: ApiFailure | null; readonly errors: readonly string[] };

export type PayOutcome =
  | { readonly kind: 'paid'; readonly undoable: readonly DocumentRef[] }
  /** Signed; another user must sign too before sending. */
  | { readonly kind: 'signed' }
  /** `payroll` is the bank's last known version. */
  | {
      readonly kind: 'stopped';
      readonly at: PayStep;
      readonly refusal: PayRefusal;
      readonly payrollId: string | null;
      readonly payroll: Payroll | null;
    };

/**
 * Stores the payroll and its two payments, has them signed in one dialog and sends them, payments first: the bank pays
 * employees from the money that arrived. Continues from what the bank already has. Source:
 * docs/requirements/currency-payroll-credits-statements.md#sign-and-pay.
 */
export async function pay(order: PayOrder, tools: PayTools): Promise<PayOutcome> {
  const { api, onStep } = tools;
  let { payrollId } = order;
  if (order.toSave) {
    onStep('payroll');
    const idempotencyKey = await getContentKey(order.nonce, order.toSave);
    const saved = await api.call(savePayroll, { payroll: order.toSave }, { idempotencyKey });
    if (!saved.ok) return buildStopped('payroll', { key: 'payrollSaveFailed', failure: saved.failure }, payrollId);
    payrollId = saved.value.id;
  }
  if (payrollId === null) throw new Error('a payroll that is not to be stored has to be stored');

  onStep('salary');
  const before = await api.call(getPayroll, { id: payrollId });
  if (!before.ok) return buildStopped('salary', { key: 'payrollPmtLoadFailed', failure: before.failure }, payrollId);
  const { payroll } = before.value;
  if (isPaymentStale(payroll)) return buildStopped('salary', { key: 'payrollPmtChanged' }, payrollId, payroll);
  const missing = await saveMissingPayments(order.payments, payroll, tools);
  if (missing) return buildStopped('salary', missing, payrollId, payroll);
  return signAndSend(payrollId, tools);
}

async function saveMissingPayments(
  payments: readonly UahPaymentToSave[],
  payroll: Payroll,
  { api, onStep }: PayTools,
): Promise<PayRefusal | null> {
  const parts = payments.map((_, index) => (index === 0 ? PayrollPart.salary : PayrollPart.fee));
  if (parts.every((part) => findPart(payroll, part))) return null;
  const idempotencyKey = await getContentKey(payroll.id, payments);
  const request = { type: DocumentType.uahPayment, all: true, payments, payrollId: payroll.id } as const;
  const saved = await api.call(savePayments, request, { idempotencyKey });
  if (!saved.ok) return { key: 'payrollPmtSaveFailed', failure: saved.failure, results: [] };
  const { results } = saved.value;
  if (results.some(({ id }) => id === null)) return { key: 'payrollPmtSaveFailed', failure: null, results };
  onStep('fee');
  return null;
}

async function signAndSend(payrollId: string, { api, sign, onStep }: PayTools): Promise<PayOutcome> {
  onStep('sign');
  const before = await api.call(getPayroll, { id: payrollId });
  if (!before.ok) return buildStopped('sign', { key: 'payrollPmtLoadFailed', failure: before.failure }, payrollId);
  const unsigned = listDocuments(before.value.payroll).filter(({ status }) => status < DocumentStatus.ready);
  if (unsigned.length > 0) {
    const { signed } = await sign(unsigned.map(({ id, type }) => ({ id, type })));
    if (signed.length < unsigned.length) {
      const now = await api.call(getPayroll, { id: payrollId });
      const key = signed.length === 0 ? 'payrollNotSignedPayments' : 'payrollPmtSignFailed';
      return buildStopped('sign', { key }, payrollId, now.ok ? now.value.payroll : before.value.payroll);
    }
  }
  return send(payrollId, { api, onStep });
}

async function send(payrollId: string, { api, onStep }: Pick<PayTools, 'api' | 'onStep'>): Promise<PayOutcome> {
  const signed = await api.call(getPayroll, { id: payrollId });
  if (!signed.ok) return buildStopped('send', { key: 'payrollPmtLoadFailed', failure: signed.failure }, payrollId);
  const { payroll } = signed.value;
  const documents = listDocuments(payroll);
  if (documents.some(({ status }) => status < DocumentStatus.ready)) return { kind: 'signed' };
  onStep('send');
  const ready = documents.filter(({ status }) => status === DocumentStatus.ready);
  if (ready.length === 0) return { kind: 'paid', undoable: [] };
  const sent = await api.call(sendDocuments, { documents: toRefs(ready) });
  if (!sent.ok) {
    return buildStopped('send', { key: 'payrollSendFailed', failure: sent.failure, errors: [] }, payrollId, payroll);
  }
  const errors = sent.value.verdicts.flatMap(({ error }) => error ?? []);
  return errors.length === 0
    ? { kind: 'paid', undoable: toRefs(ready.filter(({ id }) => sent.value.undoable.includes(id))) }
    : buildStopped('send', { key: 'payrollSendFailed', failure: null, errors }, payrollId, payroll);
}

const toRefs = (documents: readonly DocumentRef[]) => documents.map(({ id, type }) => ({ id, type }));

function listDocuments({ id, status, payments }: Payroll): readonly (DocumentRef & Pick<Payroll, 'status'>)[] {
  return [
    ...payments.map((payment) => ({ id: payment.id, type: DocumentType.uahPayment, status: payment.status })),
    { id, type: PAYROLL, status },
  ];
}

function buildStopped(
  at: PayStep,
  refusal: PayRefusal,
  payrollId: string | null,
  payroll: Payroll | null = null,
): PayOutcome {
  return { kind: 'stopped', at, refusal, payrollId, payroll };
}
