import fc from 'fast-check';
import type { CreditApplicationDraft } from '../../../domain/rules';
import { ApplicationKind, ApplicationStatus, CreditDealStatus, InterestPayout } from '../../../domain/vocabulary';
import type { RequestOf } from '../call';
import {
  applyForCredit,
  applyForDeposit,
  listApplications,
  withdrawApplication,
  type Application,
} from '../applications';
import { CreditScheme, DayCount, EarlyWay, InstalmentState } from '../../../domain/interest';
import {
  getCreditDeal,
  getEarlyRepayment,
  listCreditDeals,
  listCreditTerms,
  orderEarlyRepayment,
  type CreditDeal,
  type CreditDetails,
  type CreditPaymentShown,
  type CreditRowShown,
  type CreditTermsOffered,
} from '../credits';
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
  nullable,
  optionally,
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
  end: nullable(anyDate),
  rate: anyDecimal,
  currencyLetters: anyText,
  currencyCode: anyId,
  amount: anyMoney,
  principal: anyMoney,
  interest: anyMoney,
  overdue: anyMoney,
  principalAccount: anyText,
  interestAccount: anyText,
  repaymentAccount: anyText,
  overduePrincipal: anyMoney,
  penalty: anyMoney,
  overdueDays: anyWhole,
  nextDay: nullable(anyDate),
  payOverdue: nullable(anyMoney),
  payNext: nullable(anyMoney),
  payAll: nullable(anyMoney),
  payEarly: nullable(anyMoney),
});

const basis = anyOf(Object.values(DayCount));
const way = anyOf(Object.values(EarlyWay));

const details = recordOf<CreditDetails>({
  deal: deals,
  day: anyDate,
  scheme: anyOf(Object.values(CreditScheme)),
  basis,
  dueDay: anyWhole,
  purpose: anyText,
  issued: anyMoney,
  limit: nullable(anyMoney),
  limitLeft: nullable(anyMoney),
  penaltyRate: anyDecimal,
  part: anyMoney,
  accruedSince: anyDate,
  accruedDays: anyWhole,
  overdueSince: nullable(anyDate),
  rows: listOf(
    recordOf<CreditRowShown>({
      number: anyWhole,
      plannedOn: anyDate,
      payOn: anyDate,
      principal: anyMoney,
      interest: anyMoney,
      total: anyMoney,
      unpaidPrincipal: anyMoney,
      unpaidInterest: anyMoney,
      rest: anyMoney,
      state: anyOf(Object.values(InstalmentState)),
      paidOn: nullable(anyDate),
    }),
  ),
  payments: listOf(
    recordOf<CreditPaymentShown>({
      day: anyDate,
      principal: anyMoney,
      interest: anyMoney,
      penalty: anyMoney,
      extra: anyMoney,
      documentId: nullable(anyId),
    }),
  ),
  order: nullable(recordOf({ amount: anyMoney, way, day: anyDate })),
});

const outcome = recordOf({
  payment: anyMoney,
  payments: anyWhole,
  lastOn: anyDate,
  interestLeft: anyMoney,
  saved: anyMoney,
});
const wish = { number: filledText, amount: anyText, day: nullable(anyDate) };
const creditTerms = recordOf<CreditTermsOffered>({
  currencyCode: anyId,
  currencyLetters: anyText,
  rate: anyDecimal,
  basis,
  minimum: anyMoney,
  maximum: anyMoney,
  longest: anyWhole,
  graceMax: anyWhole,
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
  reason: nullable(filledText),
  creator: anyText,
  offerName: anyText,
  rate: nullable(anyDecimal),
  payout: nullable(payout),
  depositId: nullable(anyId),
  dealNumber: nullable(filledText),
  scheme: nullable(anyOf(Object.values(CreditScheme))),
  collateral: anyText,
  files: listOf(recordOf({ name: anyText, bytes: anyWhole })),
  validUntil: nullable(anyDate),
});

const shared = { currencyCode: idOrNone, amount: anyText, term: anyText };
const forCredit = recordOf<CreditApplicationDraft>({
  ...shared,
  purpose: anyText,
  collateral: anyText,
  scheme: anyOf(Object.values(CreditScheme)),
  attachments: listOf(recordOf({ name: anyText, content: anyText })),
  hasAgreed: anyFlag,
});
const forDeposit = recordOf<RequestOf<typeof applyForDeposit>>({
  ...shared,
  offerId: idOrNone,
  debitAccountId: idOrNone,
  interestAccountId: idOrNone,
  returnAccountId: idOrNone,
  renewals: filledText,
  hasAgreed: anyFlag,
  confirmedRate: optionally(anyDecimal),
});
const accepted = recordOf({ id: anyId, status });

export const CREDIT_CALLS = [
  roundTrip(listCreditDeals, nothing, recordOf({ deals: listOf(deals) })),
  roundTrip(getCreditDeal, recordOf({ number: filledText }), details),
  roundTrip(
    getEarlyRepayment,
    recordOf(wish),
    recordOf({ toPay: anyMoney, asNow: outcome, smallerPayment: outcome, shorterTerm: outcome }),
  ),
  roundTrip(
    orderEarlyRepayment,
    recordOf({ ...wish, way, confirmedToPay: optionally(anyMoney) }),
    recordOf({ toPay: anyMoney, day: anyDate }),
  ),
  roundTrip(listCreditTerms, nothing, recordOf({ terms: listOf(creditTerms) })),
  roundTrip(applyForCredit, forCredit, accepted),
  roundTrip(applyForDeposit, forDeposit, accepted),
  roundTrip(withdrawApplication, recordOf({ id: anyId }), accepted),
  roundTrip(listApplications, recordOf({ kind }), recordOf({ applications: listOf(applications) })),
];
