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
import { getIbanBankCode } from '../../domain/identifiers';
import type { PrintoutReference } from '../../domain/papers';
import { DocumentType } from '../../domain/vocabulary';
import type { PrintedDocument, PrintProgress } from '../../print';
import { issueReferences } from '../printing';
import {
  buildCurrencyPaymentPrintout,
  buildCurrencyRequestPrintout,
  type CurrencyPrintoutFacts,
} from './build-currency-printouts';
import { buildPaymentPrintout } from './build-payment-printout';

/** Parallel calls: a browser opens six connections per host. */
const CALLS_AT_ONCE = 6;

interface CollectOptions {
  readonly session: Pick<ClientInfo, 'bankCode' | 'bankName' | 'bankSwift'>;
  /** Aborts between two answers too. */
  readonly signal: AbortSignal;
  readonly onProgress: (progress: PrintProgress) => void;
}

type DocumentToPrint = Pick<JournalRow, 'id' | 'type'>;

type Stored =
  | { readonly kind: 'uah'; readonly payment: Payment }
  | { readonly kind: 'payment'; readonly payment: CurrencyPayment }
  | { readonly kind: 'request'; readonly request: CurrencyRequest };

/** Loads all data for the printouts of documents, in their order; stops at the first failure. */
export async function collectDocuments(
  api: ApiClient,
  documents: readonly DocumentToPrint[],
  { session, signal, onProgress }: CollectOptions,
): Promise<Outcome<readonly PrintedDocument[]>> {
  let done = 0;
  const stored = await callInBatches(documents, async (document) => {
    const outcome = await loadDocument(api, document, signal);
    done += 1;
    onProgress({ done, total: documents.length });
    return outcome;
  });
  if (!stored.ok) return stored;
  const references = await issueReferences(api, stored.value.map(getStored), signal);
  if (!references.ok) return references;
  const printouts = await buildPrintouts(api, stored.value, { session, signal });
  if (!printouts.ok) return printouts;
  return {
    ok: true,
    value: printouts.value.map((printout, place) =>
      addReference(printout, references.value.get(documents[place]?.id ?? '')),
    ),
  };
}

function getStored(document: Stored): Payment | CurrencyPayment | CurrencyRequest {
  if (document.kind === 'request') return document.request;
  return document.payment;
}

function addReference(printout: PrintedDocument, reference: PrintoutReference | undefined): PrintedDocument {
  switch (printout.kind) {
    case 'payment':
      return { ...printout, payment: { ...printout.payment, reference } };
    case 'form':
      return { ...printout, form: { ...printout.form, reference } };
    case 'payroll':
      return { ...printout, payroll: { ...printout.payroll, reference } };
  }
}

/**
 * Loads the remaining data for the printouts of hryvnia payments that are already loaded, such as one found by the
 * bank's own number. They carry no number: the document may be another company's.
 */
export function collectPayments(
  api: ApiClient,
  payments: readonly Payment[],
  options: Pick<CollectOptions, 'session' | 'signal'>,
): Promise<Outcome<readonly PrintedDocument[]>> {
  return buildPrintouts(
    api,
    payments.map((payment) => ({ kind: 'uah', payment })),
    options,
  );
}

async function buildPrintouts(
  api: ApiClient,
  stored: readonly Stored[],
  { session, signal }: Pick<CollectOptions, 'session' | 'signal'>,
): Promise<Outcome<readonly PrintedDocument[]>> {
  const form = await api.call(getClientForm, {}, { signal });
  if (!form.ok) return form;
  const certificate = await api.call(getBankCertificate, {}, { signal });
  if (!certificate.ok) return certificate;
  const bankNames = await loadReceiverBanks(api, stored, { session, signal });
  if (!bankNames.ok) return bankNames;
  const contracts = await loadContracts(api, stored, signal);
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
  return { ok: true, value: stored.map((document) => toPrintedDocument(document, facts)) };
}

function toPrintedDocument(
  document: Stored,
  facts: CurrencyPrintoutFacts & { readonly bankNames: ReadonlyMap<string, string> },
): PrintedDocument {
  switch (document.kind) {
    case 'uah':
      return { kind: 'payment', payment: buildPaymentPrintout(document.payment, facts) };
    case 'payment':
      return { kind: 'form', form: buildCurrencyPaymentPrintout(document.payment, facts) };
    case 'request':
      return { kind: 'form', form: buildCurrencyRequestPrintout(document.request, facts) };
  }
}

async function loadDocument(
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

async function loadReceiverBanks(
  api: ApiClient,
  documents: readonly Stored[],
  { session, signal }: Pick<CollectOptions, 'session' | 'signal'>,
): Promise<Outcome<ReadonlyMap<string, string>>> {
  const names = new Map([[session.bankCode, session.bankName]]);
  const codes = documents.flatMap((document) =>
    document.kind === 'uah' ? [getIbanBankCode(document.payment.creditIban)] : [],
  );
  const others = [...new Set(codes)].filter((code) => !names.has(code));
  const found = await callInBatches(others, (bankCode) => loadBankName(api, bankCode, signal));
  if (!found.ok) return found;
  others.forEach((code, index) => names.set(code, found.value[index] ?? ''));
  return { ok: true, value: names };
}

/** Loads the name of a bank; '' for one no longer in the directory: the printout has its code in the account. */
async function loadBankName(api: ApiClient, bankCode: string, signal: AbortSignal): Promise<Outcome<string>> {
  const outcome = await api.call(bankInfo, { bankCode }, { signal });
  if (outcome.ok) return { ok: true, value: outcome.value.name };
  return outcome.failure.kind === 'refused' ? { ok: true, value: '' } : outcome;
}

async function loadContracts(
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

/** Runs calls a few at a time; returns the answers in item order. */
async function callInBatches<Item, Value>(
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
