import { DayCount } from '../../../domain/interest';
import { DepositOperationKind, DepositStatus, EarlyReturn, InterestPayout } from '../../../domain/vocabulary';
import {
  breakDepositEarly,
  getDeposit,
  listDepositOffers,
  listDeposits,
  setDepositRenewal,
  topUpDeposit,
  withdrawFromDeposit,
  type Deposit,
  type DepositOffer,
  type DepositOperation,
  type DepositPaymentRow,
  type EarlyReturnSums,
} from '../deposits';
import {
  anyDate,
  anyDecimal,
  anyFlag,
  anyId,
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

const payout = anyOf(Object.values(InterestPayout));
const basis = anyOf([DayCount.act365, DayCount.actAct, DayCount.act360]);

const deposit = recordOf<Deposit>({
  id: anyId,
  number: anyText,
  status: anyOf(Object.values(DepositStatus)),
  name: anyText,
  start: anyDate,
  end: anyDate,
  rate: anyDecimal,
  basis,
  currencyLetters: anyText,
  currencyCode: anyId,
  amount: anyMoney,
  interest: anyMoney,
  paid: anyMoney,
  payout,
  nextDate: maybe(anyDate),
  nextAmount: maybe(anyMoney),
  earlyRate: maybe(anyDecimal),
  topUpMinimum: maybe(anyMoney),
  topUpUntil: maybe(anyDate),
  withdrawRest: maybe(anyMoney),
  isRenewable: anyFlag,
  renews: anyFlag,
  renewals: anyWhole,
  interestAccountId: maybe(anyId),
  returnAccountId: maybe(anyId),
});

const operation = recordOf<DepositOperation>({
  date: anyDate,
  kind: anyOf(Object.values(DepositOperationKind)),
  amount: anyMoney,
});

const payment = recordOf<DepositPaymentRow>({ date: anyDate, amount: anyMoney, balance: anyMoney });

const early = recordOf<EarlyReturnSums>({
  days: anyWhole,
  placed: anyMoney,
  earned: anyMoney,
  reduced: anyMoney,
  paidOut: anyMoney,
  capitalised: anyMoney,
  returned: anyMoney,
  lost: anyMoney,
});

const offer = recordOf<DepositOffer>({
  id: anyId,
  name: anyText,
  currencyLetters: anyText,
  currencyCode: anyId,
  minimum: anyMoney,
  maximum: maybe(anyMoney),
  payout,
  basis,
  rates: listOf(recordOf({ fromAmount: anyMoney, months: anyWhole, rate: anyDecimal })),
  topUpMinimum: maybe(anyMoney),
  topUpStopDays: anyWhole,
  withdrawRest: maybe(anyMoney),
  early: anyOf(Object.values(EarlyReturn)),
  earlyRate: maybe(anyDecimal),
  isRenewable: anyFlag,
  validUntil: maybe(anyDate),
});

const which = recordOf({ id: anyId });

export const DEPOSIT_CALLS = [
  roundTrip(listDeposits, nothing, recordOf({ deposits: listOf(deposit) })),
  roundTrip(
    getDeposit,
    which,
    recordOf({ deposit, operations: listOf(operation), payments: listOf(payment), early: maybe(early) }),
  ),
  roundTrip(listDepositOffers, nothing, recordOf({ offers: listOf(offer) })),
  roundTrip(topUpDeposit, recordOf({ id: anyId, amount: filledText, debitAccountId: anyId }), which),
  roundTrip(withdrawFromDeposit, recordOf({ id: anyId, amount: filledText, accountId: anyId }), which),
  roundTrip(setDepositRenewal, recordOf({ id: anyId, renewals: filledText }), which),
  roundTrip(
    breakDepositEarly,
    recordOf({ id: anyId, returned: anyMoney }),
    recordOf({ id: anyId, returned: anyMoney }),
  ),
];
