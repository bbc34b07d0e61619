import type { CurrencyRequestToSave } from '@ncb/shared-kernel/api/contract';
import { addAmounts, compareAmounts, hryvniasToBuy, toHryvnias } from '@ncb/shared-kernel/domain/money';
import { DocumentType, RateType } from '@ncb/shared-kernel/domain/vocabulary';
import type { Membership } from '../../callers';
import type { StoredFee } from '../../db/schema';
import type { CompanyAccount } from '../accounts/debit-account';
import { withheld } from '../fees/post-fee';
import type { Rate } from '../rates/rates';
import { toStoredBasis } from './basis';
import { officialOf, sellingOf } from './quoted-rates';

interface Accounts {
  readonly payer: CompanyAccount;
  readonly rest: CompanyAccount | null;
  readonly credit: CompanyAccount;
}

interface Counted {
  readonly amount: string;
  readonly rate: Rate;
  readonly fee: StoredFee;
  readonly membership: Membership;
}

/** A request that the rules have passed, as the row that is stored; its receiver is the company itself. */
export function toRequestRequisites(
  draft: CurrencyRequestToSave,
  { payer, rest, credit }: Accounts,
  { amount, rate, fee, membership }: Counted,
) {
  return {
    type: draft.type,
    number: draft.number,
    documentDate: draft.documentDate,
    valueDate: draft.valueDate === '' ? null : draft.valueDate,
    accountId: payer.id,
    amount,
    currencyCode: draft.currencyCode,
    currencyLetters: rate.letters,
    receiverName: membership.companyName,
    receiverCode: membership.companyCode,
    receiverAccount: credit.iban,
    receiverIsResident: true,
    receiverHasCode: true,
    purpose: draft.purpose,
    details: {
      currencyRequest: {
        targetCurrencyCode: draft.targetCurrencyCode,
        creditAccountId: credit.id,
        restAccountId: rest?.id ?? null,
        rateType: draft.rateType ?? RateType.bank,
        customerRate: draft.customerRate,
        basis: toStoredBasis(draft),
        fee,
        officialRate: rate.official,
        hryvnias: draft.type === DocumentType.buyRequest ? hryvniasFor(amount, rate, fee) : null,
      },
    },
  };
}

/**
 * Hryvnias that a purchase asks for: the specification's sum, unless that is less than what the purchase takes by our
 * own rate with its fee: a customer who pays what he was told must get his currency.
 */
function hryvniasFor(amount: string, rate: Rate, fee: StoredFee): string {
  const specified = hryvniasToBuy(amount, officialOf(rate));
  const real = addAmounts(toHryvnias(amount, sellingOf(rate)), withheld(fee));
  return compareAmounts(real, specified) > 0 ? real : specified;
}
