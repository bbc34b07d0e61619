import type { ApiClient, Outcome } from '../../api/client';
import {
  bankInfo,
  getBankCertificate,
  getClientForm,
  getCurrencyPayment,
  getCurrencyRequest,
  getPayment,
  listContracts,
  type ClientInfo,
  type Contract,
  type CurrencyPayment,
  type CurrencyRequest,
  type JournalRow,
  type Payment,
} from '../../api/contract';
import { bankCodeOf } from '../../domain/identifiers';
import { DocumentType } from '../../domain/vocabulary';
import type { PrintedDocument, PrintProgress } from '../../print';
import { printedCurrencyPayment, printedCurrencyRequest, type CurrencyPaperFacts } from './printed-currency';
import { printedPayment } from './printed-payment';

/** Calls under way at a time: a browser has six connections to a bank. */
const CALLS_AT_ONCE = 6;

export interface CollectOptions {
  readonly session: Pick<ClientInfo, 'bankCode' | 'bankName' | 'bankSwift'>;
  /** Ends it, between two answers too. */
  readonly signal: AbortSignal;
  readonly onProgress: (progress: PrintProgress) => void;
}

/** A document to be printed, by its id and its type. */
export type DocumentToPrint = Pick<JournalRow, 'id' | 'type'>;

type Stored =
  | { readonly kind: 'uah'; readonly payment: Payment }
  | { readonly kind: 'payment'; readonly payment: CurrencyPayment }
  | { readonly kind: 'request'; readonly request: CurrencyRequest };

/** Everything that the papers of these documents say, in their order. The first call that fails ends it. */
export async function collectDocuments(
  api: ApiClient,
  documents: readonly DocumentToPrint[],
  { session, signal, onProgress }: CollectOptions,
): Promise<Outcome<readonly PrintedDocument[]>> {
  let done = 0;
  const stored = await inTurns(documents, async (document) => {
    const outcome = await storedDocument(api, document, signal);
    done += 1;
    onProgress({ done, total: documents.length });
    return outcome;
  });
  return stored.ok ? papersOf(api, stored.value, { session, signal }) : stored;
}

/** What the papers of hryvnia payments say that are already known, such as one that the bank tells by its own number. */
export function collectPayments(
  api: ApiClient,
  payments: readonly Payment[],
  options: Pick<CollectOptions, 'session' | 'signal'>,
): Promise<Outcome<readonly PrintedDocument[]>> {
  return papersOf(
    api,
    payments.map((payment) => ({ kind: 'uah', payment })),
    options,
  );
}

async function papersOf(
  api: ApiClient,
  stored: readonly Stored[],
  { session, signal }: Pick<CollectOptions, 'session' | 'signal'>,
): Promise<Outcome<readonly PrintedDocument[]>> {
  const form = await api.call(getClientForm, {}, { signal });
  if (!form.ok) return form;
  const certificate = await api.call(getBankCertificate, {}, { signal });
  if (!certificate.ok) return certificate;
  const bankNames = await receiverBanks(api, stored, { session, signal });
  if (!bankNames.ok) return bankNames;
  const contracts = await contractsOf(api, stored, signal);
  if (!contracts.ok) return contracts;
  const { shortName, fullName, code } = form.value;
  const { bankCode, bankName, bankSwift } = session;
  const facts = {
    payer: { name: shortName || fullName, code },
    bank: { code: bankCode, name: bankName, swift: bankSwift },
    bankNames: bankNames.value,
    bankCertificate: certificate.value.serial,
    contracts: contracts.value,
  };
  return { ok: true, value: stored.map((document) => printed(document, facts)) };
}

function printed(
  document: Stored,
  facts: CurrencyPaperFacts & { readonly bankNames: ReadonlyMap<string, string> },
): PrintedDocument {
  switch (document.kind) {
    case 'uah':
      return { kind: 'payment', payment: printedPayment(document.payment, facts) };
    case 'payment':
      return { kind: 'form', form: printedCurrencyPayment(document.payment, facts) };
    case 'request':
      return { kind: 'form', form: printedCurrencyRequest(document.request, facts) };
  }
}

async function storedDocument(
  api: ApiClient,
  { id, type }: DocumentToPrint,
  signal: AbortSignal,
): Promise<Outcome<Stored>> {
  switch (type) {
    case DocumentType.uahPayment: {
      const found = await api.call(getPayment, { id }, { signal });
      return found.ok ? { ok: true, value: { kind: 'uah', payment: found.value.payment } } : found;
    }
    case DocumentType.currencyPayment: {
      const found = await api.call(getCurrencyPayment, { id, type }, { signal });
      return found.ok ? { ok: true, value: { kind: 'payment', payment: found.value.payment } } : found;
    }
    case DocumentType.buyRequest:
    case DocumentType.saleRequest:
    case DocumentType.convertRequest: {
      const found = await api.call(getCurrencyRequest, { id, type }, { signal });
      return found.ok ? { ok: true, value: { kind: 'request', request: found.value.currencyRequest } } : found;
    }
  }
}

/** Names of the banks of hryvnia payments' receivers, by their codes. */
async function receiverBanks(
  api: ApiClient,
  documents: readonly Stored[],
  { session, signal }: Pick<CollectOptions, 'session' | 'signal'>,
): Promise<Outcome<ReadonlyMap<string, string>>> {
  const names = new Map([[session.bankCode, session.bankName]]);
  const codes = documents.flatMap((document) =>
    document.kind === 'uah' ? [bankCodeOf(document.payment.creditIban)] : [],
  );
  const others = [...new Set(codes)].filter((code) => !names.has(code));
  const found = await inTurns(others, (bankCode) => nameOf(api, bankCode, signal));
  if (!found.ok) return found;
  others.forEach((code, index) => names.set(code, found.value[index] ?? ''));
  return { ok: true, value: names };
}

/** '' for a bank that is in no list any more: its code is in the account, and the paper has that. */
async function nameOf(api: ApiClient, bankCode: string, signal: AbortSignal): Promise<Outcome<string>> {
  const outcome = await api.call(bankInfo, { bankCode }, { signal });
  if (outcome.ok) return { ok: true, value: outcome.value.name };
  return outcome.failure.kind === 'refused' ? { ok: true, value: '' } : outcome;
}

/** The company's contracts, if one of the documents names any. */
async function contractsOf(
  api: ApiClient,
  documents: readonly Stored[],
  signal: AbortSignal,
): Promise<Outcome<readonly Contract[]>> {
  const isNamed = (document: Stored) => {
    if (document.kind === 'uah') return false;
    return (document.kind === 'payment' ? document.payment : document.request).contracts.length > 0;
  };
  if (!documents.some(isNamed)) return { ok: true, value: [] };
  const found = await api.call(listContracts, { currencyCode: null, documentId: null }, { signal });
  return found.ok ? { ok: true, value: found.value.contracts } : found;
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
