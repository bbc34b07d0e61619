import type { ApiClient, Outcome } from '../../api/client';
import {
  bankInfo,
  getBankCertificate,
  getClientForm,
  getPayment,
  type ClientInfo,
  type Payment,
} from '../../api/contract';
import { bankCodeOf } from '../../domain/identifiers';
import type { PrintedPayment, PrintProgress } from '../../print';
import { printedPayment } from './printed-payment';

/** Calls under way at a time: a browser has six connections to a bank. */
const CALLS_AT_ONCE = 6;

export interface CollectOptions {
  readonly session: Pick<ClientInfo, 'bankCode' | 'bankName'>;
  /** Ends it, between two answers too. */
  readonly signal: AbortSignal;
  readonly onProgress: (progress: PrintProgress) => void;
}

/** Everything that the papers of these payments say, in the order of the ids. The first call that fails ends it. */
export async function collectPayments(
  api: ApiClient,
  ids: readonly string[],
  { session, signal, onProgress }: CollectOptions,
): Promise<Outcome<readonly PrintedPayment[]>> {
  const form = await api.call(getClientForm, {}, { signal });
  if (!form.ok) return form;
  const certificate = await api.call(getBankCertificate, {}, { signal });
  if (!certificate.ok) return certificate;
  let done = 0;
  const payments = await inTurns(ids, async (id): Promise<Outcome<Payment>> => {
    const outcome = await api.call(getPayment, { id }, { signal });
    done += 1;
    onProgress({ done, total: ids.length });
    return outcome.ok ? { ok: true, value: outcome.value.payment } : outcome;
  });
  if (!payments.ok) return payments;
  const bankNames = new Map([[session.bankCode, session.bankName]]);
  const codes = new Set(payments.value.map(({ creditIban }) => bankCodeOf(creditIban)));
  const others = [...codes].filter((code) => !bankNames.has(code));
  const names = await inTurns(others, (bankCode) => nameOf(api, bankCode, signal));
  if (!names.ok) return names;
  others.forEach((code, index) => bankNames.set(code, names.value[index] ?? ''));
  const { shortName, fullName, code } = form.value;
  const facts = {
    payer: { name: shortName || fullName, code },
    bankNames,
    bankCertificate: certificate.value.serial,
  };
  return { ok: true, value: payments.value.map((payment) => printedPayment(payment, facts)) };
}

/** '' for a bank that is in no list any more: its code is in the account, and the paper has that. */
async function nameOf(api: ApiClient, bankCode: string, signal: AbortSignal): Promise<Outcome<string>> {
  const outcome = await api.call(bankInfo, { bankCode }, { signal });
  if (outcome.ok) return { ok: true, value: outcome.value.name };
  return outcome.failure.kind === 'refused' ? { ok: true, value: '' } : outcome;
}

/** A few at a time, the answers in the order of the items. */
async function inTurns<Item, Value>(
  items: readonly Item[],
  ask: (item: Item) => Promise<Outcome<Value>>,
): Promise<Outcome<readonly Value[]>> {
  const values: Value[] = [];
  for (let first = 0; first < items.length; first += CALLS_AT_ONCE) {
    const outcomes = await Promise.all(items.slice(first, first + CALLS_AT_ONCE).map(ask));
    for (const outcome of outcomes) {
      if (!outcome.ok) return outcome;
      values.push(outcome.value);
    }
  }
  return { ok: true, value: values };
}
