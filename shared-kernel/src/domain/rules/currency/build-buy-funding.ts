import { toDotted } from '../../dates';
import { findCurrency } from '../../vocabulary';
import { buildOwnBankPayment, type OwnBankPayment } from '../build-own-bank-payment';

export interface RequestToFund {
  readonly id: string;
  readonly number: string;
  readonly documentDate: string;
  readonly amount: string;
  readonly currencyCode: string;
  readonly debitAccountId: string;
  /** Needed for the purchase (`c_amount`). */
  readonly hryvnias: string;
  /** The bank's transit account (`spec_acn`). */
  readonly transitIban: string;
}

export interface FundedBank {
  readonly name: string;
  /** From the configuration; default 14070197. */
  readonly registryCode: string;
}

/** Payment and its request (`cur_req_id`). */
export type BuyFunding = OwnBankPayment & { readonly requestId: string };

/**
 * Builds the hryvnia payment to the bank's transit account; the form adds the number. Source:
 * docs/requirements/banking-rules.md#buying-currency.
 * @param bankDay `yyyy-MM-dd`
 */
export function buildBuyFunding(request: RequestToFund, bank: FundedBank, bankDay: string): BuyFunding {
  const currency = findCurrency(request.currencyCode)?.letters ?? request.currencyCode;
  const requestDate = toDotted(request.documentDate);
  return {
    requestId: request.id,
    ...buildOwnBankPayment({
      documentDate: bankDay,
      debitAccountId: request.debitAccountId,
      creditIban: request.transitIban,
      receiverName: bank.name,
      receiverCode: bank.registryCode,
      amount: request.hryvnias,
      purpose: `Перерахування коштів для купівлі ${request.amount} ${currency} згідно заявки № ${request.number} від ${requestDate}, без ПДВ`,
    }),
  };
}
