import { currencyPayment, currencyPaymentField } from '../../../src/api/contract/currency-payments';
import { currencyRequest } from '../../../src/api/contract/currency-requests';
import { fieldName } from '../../../src/api/contract/field-names';
import {
  checkCurrencyPayment,
  checkCurrencyRequest,
  readPaymentXml,
  type BackingContract,
  type ContractShare,
} from '../../../src/domain/rules';
import { AMOUNT_MAX, DocumentType, OWN_BANK_CODE_FALLBACK, UAH } from '../../../src/domain/vocabulary';
import { readOptionalText, type Question } from '../question';
import { requireBankDay, readDocument, toWire } from '../reading';
import { readAccount } from './read-account';

/**
 * Checks a currency payment with the field names of `save_pmt`; `account`, `ownBank` and `hryvniaEquivalent` are
 * optional.
 */
export function checkCurrencyPaymentQuestion(question: Question) {
  const payment = readDocument(currencyPayment, question);
  const xml = readPaymentXml(payment);
  if (!xml.ok) return { problems: toWire(xml.problems, currencyPaymentField) };
  const { debitAccountId: id, currencyCode, contracts } = payment;
  const equivalent = readOptionalText(question, 'hryvniaEquivalent');
  const context = {
    bankDay: requireBankDay(question),
    contracts: buildAssumedContracts(contracts, currencyCode),
    debitAccount: readAccount(question, 'account', { id, currencyCode }),
    ownBankCode: readOptionalText(question, 'ownBank') ?? OWN_BANK_CODE_FALLBACK,
    ...(equivalent !== undefined && { hryvniaEquivalent: equivalent }),
  };
  return { problems: toWire(checkCurrencyPayment({ ...payment, ...xml.parts }, context), currencyPaymentField) };
}

/** Checks a request with the field names of `save_pmt`; `account`, `restAccount` and `creditAccount` are optional. */
export function checkRequestQuestion(question: Question) {
  const request = readDocument(currencyRequest, question);
  const isBuying = request.type === DocumentType.buyRequest;
  const context = {
    bankDay: requireBankDay(question),
    contracts: buildAssumedContracts(request.contracts, request.currencyCode),
    debitAccount: readAccount(question, 'account', {
      id: request.debitAccountId,
      currencyCode: isBuying ? UAH.code : request.currencyCode,
      iban: request.debitIban,
    }),
    restAccount: readAccount(question, 'restAccount', {
      id: request.restAccountId,
      currencyCode: UAH.code,
      iban: request.restIban,
    }),
    creditAccount: readAccount(question, 'creditAccount', {
      id: request.creditAccountId,
      currencyCode: {
        [DocumentType.buyRequest]: request.currencyCode,
        [DocumentType.saleRequest]: UAH.code,
        [DocumentType.convertRequest]: request.targetCurrencyCode,
      }[request.type],
      iban: request.creditIban,
    }),
  };
  return { problems: toWire(checkCurrencyRequest(request, context), fieldName(currencyRequest)) };
}

/** Builds the contracts of a document with an unlimited rest: only the bank knows the real ones. */
function buildAssumedContracts(shares: readonly ContractShare[], currencyCode: string): readonly BackingContract[] {
  return shares.map(({ contractId }) => ({
    id: contractId,
    number: contractId,
    currencyCode,
    rest: AMOUNT_MAX,
    beneficiary: '',
    beneficiaryCountry: '',
    endDate: null,
  }));
}
