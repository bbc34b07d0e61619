import { toDotted } from '../dates';
import { formatIban } from '../identifiers';
import type { DayCount } from '../interest';
import { formatInCurrency } from '../money';
import { InterestPayout, type DepositOperationKind } from '../vocabulary';
import { DAY_COUNT_WORDS } from './day-count-words';
import { PAYOUT_WORDS } from './payout-words';
import { section, type PrintoutSection } from './printout-section';

export interface ContractDeposit {
  readonly number: string;
  readonly name: string;
  readonly start: string;
  readonly end: string;
  readonly rate: string;
  readonly basis: DayCount;
  readonly currencyLetters: string;
  readonly amount: string;
  readonly payout: InterestPayout;
  readonly earlyRate: string | null;
  readonly topUpMinimum: string | null;
  readonly topUpUntil: string | null;
  readonly withdrawRest: string | null;
  readonly isRenewable: boolean;
  readonly renewals: number;
}

export interface ContractOperation {
  readonly date: string;
  readonly kind: DepositOperationKind;
  readonly amount: string;
}

export interface ContractParties {
  readonly companyName: string;
  readonly companyCode: string;
  readonly bankName: string;
  /** '' if the company no longer has the account. */
  readonly interestIban: string;
  readonly returnIban: string;
}

const OPERATIONS: Readonly<Record<DepositOperationKind, string>> = {
  placed: 'Розміщення',
  added: 'Поповнення',
  withdrawn: 'Повернення частини',
  interest: 'Виплата процентів',
  capitalised: 'Капіталізація процентів',
  renewed: 'Подовження строку',
  returned: 'Повернення вкладу',
  broken: 'Дострокове повернення',
};

/**
 * Builds the printout of a deposit contract in its current state. Source: Civil Code of Ukraine art. 1058–1061,
 * docs/requirements/deposits-and-credits.md#contracts.
 */
export function buildDepositContractSections(
  deposit: ContractDeposit,
  operations: readonly ContractOperation[],
  parties: ContractParties,
): readonly PrintoutSection[] {
  const { number, name, start, end, rate, basis, currencyLetters, amount, payout } = deposit;
  const money = (sum: string) => `${formatInCurrency(sum, currencyLetters, 'ua')} ${currencyLetters}`;
  const percent = (value: string) => `${value.replace('.', ',')} % річних`;
  return [
    section('Сторони', [
      ['Банк', parties.bankName],
      ['Вкладник', parties.companyName],
      ['Код вкладника', parties.companyCode],
    ]),
    section('Вклад', [
      ['Договір', number],
      ['Назва вкладу', name],
      ['Сума', money(amount)],
      ['Початок строку', toDotted(start)],
      ['Кінець строку', toDotted(end)],
      ['Рахунок для повернення', formatIban(parties.returnIban)],
    ]),
    section('Проценти', [
      ['Ставка', percent(rate)],
      ['Виплата', PAYOUT_WORDS[payout]],
      ['Рахунок для процентів', payout === InterestPayout.capitalised ? '' : formatIban(parties.interestIban)],
      ['Підрахунок днів', `${DAY_COUNT_WORDS[basis]}, без дня надходження і дня повернення вкладу`],
    ]),
    section('Умови', [
      ['Поповнення', formatTopUp(deposit, money)],
      ['Повернення частини', formatWithdrawal(deposit, money)],
      ['Дострокове повернення', formatEarlyReturn(deposit, percent)],
      ['Подовження', formatRenewal(deposit)],
    ]),
    section(
      'Операції',
      operations.map(({ date, kind, amount: sum }) => [toDotted(date), `${OPERATIONS[kind]}, ${money(sum)}`]),
    ),
  ].filter(({ rows }) => rows.length > 0);
}

function formatTopUp({ topUpMinimum, topUpUntil }: ContractDeposit, money: (sum: string) => string): string {
  if (topUpMinimum === null || topUpUntil === null) return 'не передбачено';
  return `від ${money(topUpMinimum)}, до ${toDotted(topUpUntil)} включно`;
}

function formatWithdrawal({ withdrawRest }: ContractDeposit, money: (sum: string) => string): string {
  return withdrawRest === null ? 'не передбачено' : `без зміни ставки, незнижуваний залишок ${money(withdrawRest)}`;
}

function formatEarlyReturn({ earlyRate, rate }: ContractDeposit, percent: (value: string) => string): string {
  if (earlyRate === null) return 'не передбачено';
  return earlyRate === rate
    ? 'без зміни ставки'
    : `проценти за весь строк перераховують за ставкою ${percent(earlyRate)}`;
}

function formatRenewal({ isRenewable, renewals }: ContractDeposit): string {
  if (!isRenewable) return 'не передбачено';
  return renewals > 0 ? `за ставкою дня подовження, залишилося разів: ${renewals}` : 'вимкнено';
}
