import fc from 'fast-check';
import type { CreditApplicationDraft, DepositApplicationDraft } from '../../../domain/rules';
import { ApplicationKind, ApplicationStatus, CreditDealStatus, InterestPayout } from '../../../domain/vocabulary';
import {
  applyForCredit,
  applyForDeposit,
  listApplications,
  withdrawApplication,
  type Application,
} from '../applications';
import { listCreditDeals, type CreditDeal } from '../credits';
import {
  anyDate,
  anyDecimal,
  anyFlag,
  anyId,
  anyMoment,
  anyMoney,
  anyOf,
  anyText,
  anyWhole,
  filledText,
  listOf,
  maybe,
  nothing,
  recordOf,
} from './generators';
import { roundTrip } from './round-trip';

const idOrNone = fc.oneof(anyId, fc.constant(''));
const payout = anyOf(Object.values(InterestPayout));
const kind = anyOf(Object.values(ApplicationKind));
const status = anyOf(Object.values(ApplicationStatus));

const deals = recordOf<CreditDeal>({
  number: anyText,
  status: anyOf(Object.values(CreditDealStatus)),
  start: anyDate,
  end: maybe(anyDate),
  rate: anyDecimal,
  currencyLetters: anyText,
  currencyCode: anyId,
  amount: anyMoney,
  principal: anyMoney,
  interest: anyMoney,
  overdue: anyMoney,
  principalAccount: anyText,
  interestAccount: anyText,
});

const applications = recordOf<Application>({
  id: anyId,
  kind,
  status,
  submitted: anyMoment,
  currencyLetters: anyText,
  currencyCode: anyId,
  amount: anyMoney,
  term: anyWhole,
  purpose: anyText,
  reason: maybe(filledText),
  creator: anyText,
  offerName: anyText,
  rate: maybe(anyDecimal),
  payout: maybe(payout),
  depositId: maybe(anyId),
});

const shared = { currencyCode: idOrNone, amount: anyText, term: anyText };
const forCredit = recordOf<CreditApplicationDraft>({ ...shared, purpose: anyText, collateral: anyText });
const forDeposit = recordOf<DepositApplicationDraft>({
  ...shared,
  offerId: idOrNone,
  debitAccountId: idOrNone,
  interestAccountId: idOrNone,
  returnAccountId: idOrNone,
  renewals: filledText,
  hasAgreed: anyFlag,
});
const accepted = recordOf({ id: anyId, status });

export const CREDIT_CALLS = [
  roundTrip(listCreditDeals, nothing, recordOf({ deals: listOf(deals) })),
  roundTrip(applyForCredit, forCredit, accepted),
  roundTrip(applyForDeposit, forDeposit, accepted),
  roundTrip(withdrawApplication, recordOf({ id: anyId }), accepted),
  roundTrip(listApplications, recordOf({ kind }), recordOf({ applications: listOf(applications) })),
];
