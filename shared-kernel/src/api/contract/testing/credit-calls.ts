import fc from 'fast-check';
import type { CreditApplicationDraft, DepositApplicationDraft } from '../../../domain/rules';
import {
  ApplicationKind,
  ApplicationStatus,
  CreditDealStatus,
  DepositStatus,
  InterestPayout,
} from '../../../domain/vocabulary';
import { applyForCredit, applyForDeposit, listApplications, type Application } from '../applications';
import { listCreditDeals, type CreditDeal } from '../credits';
import { listDeposits, type Deposit } from '../deposits';
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

const deposits = recordOf<Deposit>({
  id: anyId,
  number: anyText,
  status: anyOf(Object.values(DepositStatus)),
  start: anyDate,
  end: anyDate,
  rate: anyDecimal,
  currencyLetters: anyText,
  currencyCode: anyId,
  amount: anyMoney,
  interest: anyMoney,
  payout,
  renews: anyFlag,
  returnAccountId: maybe(anyId),
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
});

const shared = { currencyCode: idOrNone, amount: anyText, term: anyText };
const forCredit = recordOf<CreditApplicationDraft>({ ...shared, purpose: anyText, collateral: anyText });
const forDeposit = recordOf<DepositApplicationDraft>({ ...shared, debitAccountId: idOrNone, payout, renews: anyFlag });
const accepted = recordOf({ id: anyId, status });

export const CREDIT_CALLS = [
  roundTrip(listCreditDeals, nothing, recordOf({ deals: listOf(deals) })),
  roundTrip(listDeposits, nothing, recordOf({ deposits: listOf(deposits) })),
  roundTrip(applyForCredit, forCredit, accepted),
  roundTrip(applyForDeposit, forDeposit, accepted),
  roundTrip(listApplications, recordOf({ kind }), recordOf({ applications: listOf(applications) })),
];
