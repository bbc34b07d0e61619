import type { CurrencyPayment, CurrencyRequest } from '../../api/contract';
import { toDotted } from '../../domain/dates';
import {
  buildCurrencyPaymentSections,
  buildCurrencyRequestSections,
  PRINTOUT_TITLES,
  type BankMarks,
  type PrintoutSection,
  type SendingBank,
} from '../../domain/papers';
import { DocumentStatus, DocumentType, type RequestType } from '../../domain/vocabulary';
import type { PrintedForm } from '../../print';
import { getCountryName } from '../../ui';
import { getPaymentValues, getRequestValues, type CurrencyFacts } from './get-currency-values';

/** Data of a currency printout beside the document: payer, bank, contracts. */
export interface CurrencyPrintoutFacts extends CurrencyFacts {
  readonly bank: SendingBank & { readonly code: string };
  readonly bankCertificate: string;
}

export function buildCurrencyPaymentPrintout(payment: CurrencyPayment, facts: CurrencyPrintoutFacts): PrintedForm {
  const sections = buildCurrencyPaymentSections(
    getPaymentValues(payment, facts),
    { ...getBankMarks(payment), uetr: payment.uetr ?? '' },
    {
      bank: facts.bank,
      countryName: (code) => getCountryName(code, 'ua'),
    },
  );
  return buildPrintedForm(DocumentType.currencyPayment, payment, sections, facts);
}

export function buildCurrencyRequestPrintout(
  request: CurrencyRequest & { readonly type: RequestType },
  facts: CurrencyPrintoutFacts,
): PrintedForm {
  const sections = buildCurrencyRequestSections(request.type, getRequestValues(request, facts), getBankMarks(request), {
    officialRate: request.officialRate ?? '',
    feePercent: request.fee?.percent ?? '',
    feeMinimum: request.fee?.minimum ?? '',
  });
  return buildPrintedForm(request.type, request, sections, facts);
}

function buildPrintedForm(
  type: DocumentType,
  document: CurrencyPayment | CurrencyRequest,
  sections: readonly PrintoutSection[],
  { bank, bankCertificate }: CurrencyPrintoutFacts,
): PrintedForm {
  const { number, documentDate, status, confirmed, signatures, abortReason } = document;
  const refusal: PrintoutSection = { heading: 'Банк відхилив документ', rows: [['Причина', abortReason ?? '']] };
  return {
    title: `${PRINTOUT_TITLES[type]} № ${number} від ${toDotted(documentDate)}`,
    sections: abortReason ? [...sections, refusal] : sections,
    signed: {
      status,
      confirmed: confirmed ?? '',
      signatures,
      bankCertificate,
      payer: { bankName: bank.name, bankCode: bank.code },
    },
  };
}

/** Returns the bank's marks; a refused document has no execution mark. */
function getBankMarks({ sent = '', confirmed, status }: CurrencyPayment | CurrencyRequest): BankMarks {
  return { received: sent, confirmed: status === DocumentStatus.success ? (confirmed ?? '') : '' };
}
