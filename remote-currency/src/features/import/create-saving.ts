import type { ApiClient, ApiFailure, Outcome } from '@ncb/shared-kernel/api/client';
import { saveCurrencyPayment, saveCurrencyRequest, type Account } from '@ncb/shared-kernel/api/contract';
import type { ImportKind, SavedRow } from '@ncb/shared-kernel/blocks/import';
import { getCurrencyColumn, writePaymentXml, type ImportedCurrencyDocument } from '@ncb/shared-kernel/domain/rules';
import { DocumentType } from '@ncb/shared-kernel/domain/vocabulary';

/** Refusals that the next document would get too. */
const COMMON_REFUSALS: readonly string[] = [
  'unauthorized',
  'forbidden',
  'insufficientOrExpiredRights',
  'tooManyRequests',
  'badRequest',
  'idempotencyKeyReused',
  'internalError',
];

interface Requester {
  readonly code: string;
  readonly name: string;
  readonly accounts: readonly Account[];
}

/** Creates saving one by one: the batch call accepts hryvnia payments only. */
export function createSaving(requester: Requester): ImportKind<ImportedCurrencyDocument>['saving'] {
  return {
    portion: 1,
    columnOf: getCurrencyColumn,
    async save(api, documents, idempotencyKey) {
      const saved: SavedRow[] = [];
      for (const document of documents) {
        const row = toSavedRow(await store(api, document, requester, idempotencyKey));
        if (!row.ok) return row;
        saved.push(row.value);
      }
      return { ok: true, value: saved };
    },
  };
}

function store(api: ApiClient, document: ImportedCurrencyDocument, requester: Requester, idempotencyKey: string) {
  const { number } = document;
  if (document.type === DocumentType.currencyPayment) {
    const payment = { id: null, ...document.payment, ...writePaymentXml(document.payment), number };
    return api.call(saveCurrencyPayment, { type: document.type, payment }, { idempotencyKey });
  }
  const { request, type } = document;
  const ibanOf = (id: string) => requester.accounts.find((account) => account.id === id)?.iban ?? '';
  const currencyRequest = {
    id: null,
    ...request,
    number,
    debitIban: ibanOf(request.debitAccountId),
    restIban: ibanOf(request.restAccountId),
    creditIban: ibanOf(request.creditAccountId),
    companyCode: requester.code,
    companyName: requester.name,
  };
  return api.call(saveCurrencyRequest, { type, currencyRequest }, { idempotencyKey });
}

function toSavedRow(outcome: Outcome<{ readonly id: string }>): Outcome<SavedRow> {
  if (outcome.ok) return { ok: true, value: { id: outcome.value.id, code: null, sentence: null, problems: [] } };
  const { failure } = outcome;
  return isOfRow(failure)
    ? { ok: true, value: { id: null, code: failure.code, sentence: failure.text, problems: failure.problems } }
    : outcome;
}

function isOfRow(failure: ApiFailure): failure is ApiFailure & { kind: 'refused' } {
  return failure.kind === 'refused' && (failure.code === null || !COMMON_REFUSALS.includes(failure.code));
}
