import type { CurrencyPayment, CurrencyRequest } from '../../api/contract';
import { toDotted } from '../../domain/dates';
import {
  currencyPaymentSections,
  currencyRequestSections,
  PAPER_TITLES,
  type BankMarks,
  type PaperSection,
  type SendingBank,
} from '../../domain/papers';
import { DocumentStatus, DocumentType, type RequestType } from '../../domain/vocabulary';
import type { PrintedForm } from '../../print';
import { countryName } from '../../ui';
import { paymentValues, requestValues, type CurrencyFacts } from './currency-values';

/** Data of a currency printout beside the document: payer, bank, contracts. */
export interface CurrencyPaperFacts extends CurrencyFacts {
  readonly bank: SendingBank & { readonly code: string };
  readonly bankCertificate: string;
}

export function printedCurrencyPayment(payment: CurrencyPayment, facts: CurrencyPaperFacts): PrintedForm {
  const sections = currencyPaymentSections(
    paymentValues(payment, facts),
    { ...marksOf(payment), uetr: payment.uetr ?? '' },
    {
      bank: facts.bank,
      countryName: (code) => countryName(code, 'ua'),
    },
  );
  return printedForm(DocumentType.currencyPayment, payment, sections, facts);
}

export function printedCurrencyRequest(
  request: CurrencyRequest & { readonly type: RequestType },
  facts: CurrencyPaperFacts,
): PrintedForm {
  const sections = currencyRequestSections(request.type, requestValues(request, facts), marksOf(request), {
    officialRate: request.officialRate ?? '',
    feePercent: request.fee?.percent ?? '',
    feeMinimum: request.fee?.minimum ?? '',
  });
  return printedForm(request.type, request, sections, facts);
}

function printedForm(
  type: DocumentType,
  document: CurrencyPayment | CurrencyRequest,
  sections: readonly PaperSection[],
  { bank, bankCertificate }: CurrencyPaperFacts,
): PrintedForm {
  const { number, documentDate, status, confirmed, signatures, abortReason } = document;
  const refusal: PaperSection = { heading: 'Банк відхилив документ', rows: [['Причина', abortReason ?? '']] };
  return {
    title: `${PAPER_TITLES[type]} № ${number} від ${toDotted(documentDate)}`,
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
function marksOf({ sent = '', confirmed, status }: CurrencyPayment | CurrencyRequest): BankMarks {
  return { received: sent, confirmed: status === DocumentStatus.success ? (confirmed ?? '') : '' };
}
