import { AccountStatus } from '../../../domain/vocabulary';
import { listAccounts, type Account } from '../accounts';
import { bankInfo } from '../banks';
import {
  anyDate,
  anyFlag,
  anyId,
  anyMoment,
  anyMoney,
  anyOf,
  anyText,
  filledText,
  listOf,
  maybe,
  nothing,
  recordOf,
} from './generators';
import { roundTrip } from './round-trip';

const accounts = recordOf<Account>({
  id: anyId,
  number: anyText,
  iban: anyText,
  currencyLetters: anyText,
  currencyCode: anyId,
  status: anyOf(Object.values(AccountStatus)),
  balance: anyMoney,
  balanceEquivalent: anyMoney,
  available: anyMoney,
  availableEquivalent: anyMoney,
  hasOverdraft: anyFlag,
  lastMovement: maybe(anyMoment),
  paymentsAllowed: anyFlag,
  kind: anyOf(['current', 'credit']),
  reserved: anyMoney,
  comment: anyText,
  opened: maybe(anyDate),
});

export const ACCOUNT_CALLS = [
  roundTrip(listAccounts, nothing, recordOf({ accounts: listOf(accounts) })),
  roundTrip(bankInfo, recordOf({ bankCode: filledText }), recordOf({ name: anyText })),
];
