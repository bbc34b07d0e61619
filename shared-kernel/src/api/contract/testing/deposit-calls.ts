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
  nullable,
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
  nextDate: nullable(anyDate),
  nextAmount: nullable(anyMoney),
  earlyRate: nullable(anyDecimal),
  topUpMinimum: nullable(anyMoney),
  topUpUntil: nullable(anyDate),
  withdrawRest: nullable(anyMoney),
  isRenewable: anyFlag,
  renews: anyFlag,
  renewals: anyWhole,
  interestAccountId: nullable(anyId),
  returnAccountId: nullable(anyId),
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
  maximum: nullable(anyMoney),
  payout,
  basis,
  rates: listOf(recordOf({ fromAmount: anyMoney, months: anyWhole, rate: anyDecimal })),
  topUpMinimum: nullable(anyMoney),
  topUpStopDays: anyWhole,
  withdrawRest: nullable(anyMoney),
  early: anyOf(Object.values(EarlyReturn)),
  earlyRate: nullable(anyDecimal),
  isRenewable: anyFlag,
  validUntil: nullable(anyDate),
});

const which = recordOf({ id: anyId });

export const DEPOSIT_CALLS = [
  roundTrip(listDeposits, nothing, recordOf({ deposits: listOf(deposit) })),
  roundTrip(
    getDeposit,
    which,
    recordOf({ deposit, operations: listOf(operation), payments: listOf(payment), early: nullable(early) }),
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
