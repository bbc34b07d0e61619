import { currencyPayment } from '../../../src/api/contract/currency-payments';
import { currencyRequest } from '../../../src/api/contract/currency-requests';
import {
  checkCurrencyPayment,
  checkCurrencyRequest,
  readPaymentXml,
  type BackingContract,
  type ContractShare,
} from '../../../src/domain/rules';
import { AMOUNT_MAX, DocumentType, OWN_BANK_CODE_FALLBACK, UAH } from '../../../src/domain/vocabulary';
import { optionalText, type Question } from '../question';
import { bankDayOf, documentOf } from '../reading';
import { accountOf } from './accounts';

/**
 * Checks a currency payment with the field names of `save_pmt`; `account`, `ownBank` and `hryvniaEquivalent` are
 * optional.
 */
export function checkCurrencyPaymentQuestion(question: Question) {
  const payment = documentOf(currencyPayment, question);
  const xml = readPaymentXml(payment);
  if (!xml.ok) return { problems: xml.problems };
  const { debitAccountId: id, currencyCode, contracts } = payment;
  const equivalent = optionalText(question, 'hryvniaEquivalent');
  const context = {
    bankDay: bankDayOf(question),
    contracts: assumedContracts(contracts, currencyCode),
    debitAccount: accountOf(question, 'account', { id, currencyCode }),
    ownBankCode: optionalText(question, 'ownBank') ?? OWN_BANK_CODE_FALLBACK,
    ...(equivalent !== undefined && { hryvniaEquivalent: equivalent }),
  };
  return { problems: checkCurrencyPayment({ ...payment, ...xml.parts }, context) };
}

/** Checks a request with the field names of `save_pmt`; `account`, `restAccount` and `creditAccount` are optional. */
export function checkRequestQuestion(question: Question) {
  const request = documentOf(currencyRequest, question);
  const isBuying = request.type === DocumentType.buyRequest;
  const context = {
    bankDay: bankDayOf(question),
    contracts: assumedContracts(request.contracts, request.currencyCode),
    debitAccount: accountOf(question, 'account', {
      id: request.debitAccountId,
      currencyCode: isBuying ? UAH.code : request.currencyCode,
      iban: request.debitIban,
    }),
    restAccount: accountOf(question, 'restAccount', {
      id: request.restAccountId,
      currencyCode: UAH.code,
      iban: request.restIban,
    }),
    creditAccount: accountOf(question, 'creditAccount', {
      id: request.creditAccountId,
      currencyCode: {
        [DocumentType.buyRequest]: request.currencyCode,
        [DocumentType.saleRequest]: UAH.code,
        [DocumentType.convertRequest]: request.targetCurrencyCode,
      }[request.type],
      iban: request.creditIban,
    }),
  };
  return { problems: checkCurrencyRequest(request, context) };
}

/** Builds the contracts of a document with an unlimited rest: only the bank knows the real ones. */
function assumedContracts(shares: readonly ContractShare[], currencyCode: string): readonly BackingContract[] {
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
