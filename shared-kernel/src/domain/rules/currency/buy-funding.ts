import { toDotted } from '../../dates';
import { findCurrency } from '../../vocabulary';
import { paymentToOwnBank, type OwnBankPayment } from '../own-bank-payment';

/** A stored buy request, as far as its funding needs it. */
export interface RequestToFund {
  readonly id: string;
  readonly number: string;
  /** `yyyy-MM-dd` */
  readonly documentDate: string;
  /** What is bought, decimal string. */
  readonly amount: string;
  readonly currencyCode: string;
  readonly debitAccountId: string;
  /** Hryvnias that the purchase takes (`c_amount`), decimal string. */
  readonly hryvnias: string;
  /** The bank's transit account (`spec_acn`), IBAN. */
  readonly transitIban: string;
}

/** The own bank as the receiver of a payment. */
export interface FundedBank {
  readonly name: string;
  /** ЄДРПОУ: configuration, 14070197 when it names none. */
  readonly registryCode: string;
}

/** The fields of the hryvnia payment that are filled in, and the request that it belongs to (`cur_req_id`). */
export type BuyFunding = OwnBankPayment & { readonly requestId: string };

/**
 * The hryvnia payment that brings the money for a purchase to the bank's transit account; the form adds the number.
 * @param bankDay `yyyy-MM-dd`
 * Source: reference/banking 6
 */
export function buyFunding(request: RequestToFund, bank: FundedBank, bankDay: string): BuyFunding {
  const currency = findCurrency(request.currencyCode)?.letters ?? request.currencyCode;
  const made = toDotted(request.documentDate);
  return {
    requestId: request.id,
    ...paymentToOwnBank({
      documentDate: bankDay,
      debitAccountId: request.debitAccountId,
      creditIban: request.transitIban,
      receiverName: bank.name,
      receiverCode: bank.registryCode,
      amount: request.hryvnias,
      purpose: `Перерахування коштів для купівлі ${request.amount} ${currency} згідно заявки № ${request.number} від ${made}, без ПДВ`,
    }),
  };
}
