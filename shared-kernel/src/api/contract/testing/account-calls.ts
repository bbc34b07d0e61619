import { AccountStatus } from '../../../domain/vocabulary';
import { getAccount, listAccounts, listCreditAccounts, type Account, type AccountDetails } from '../accounts';
import { bankInfo } from '../banks';
import {
  anyDate,
  anyDecimal,
  anyFlag,
  anyId,
  anyMoment,
  anyMoney,
  anyOf,
  anyText,
  filledText,
  listOf,
  nullable,
  nothing,
  optionally,
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
  statusText: optionally(filledText),
  balance: anyMoney,
  balanceEquivalent: anyMoney,
  available: anyMoney,
  availableEquivalent: anyMoney,
  hasOverdraft: anyFlag,
  lastMovement: nullable(anyMoment),
  paymentsAllowed: anyFlag,
  kind: anyOf(['current', 'credit']),
  reserved: anyMoney,
  comment: anyText,
  opened: nullable(anyDate),
});

const details = recordOf<AccountDetails>({
  id: anyId,
  number: anyText,
  iban: anyText,
  currencyLetters: anyText,
  currencyCode: anyId,
  balance: anyMoney,
  available: anyMoney,
  availableOwn: anyMoney,
  reserved: anyMoney,
  blocked: anyMoney,
  minimumBalance: anyMoney,
  overdraftLimit: anyMoney,
  unusedOverdraft: anyMoney,
  rate: nullable(anyDecimal),
  opened: nullable(anyDate),
  closed: nullable(anyDate),
  comment: anyText,
});

export const ACCOUNT_CALLS = [
  roundTrip(listAccounts, nothing, recordOf({ accounts: listOf(accounts) })),
  roundTrip(listCreditAccounts, nothing, recordOf({ accounts: listOf(accounts) })),
  roundTrip(getAccount, recordOf({ id: anyId, kind: anyOf(['current', 'credit']) }), recordOf({ account: details })),
  roundTrip(bankInfo, recordOf({ bankCode: filledText }), recordOf({ name: anyText })),
];
