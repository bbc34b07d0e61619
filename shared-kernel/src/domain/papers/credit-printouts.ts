import { toDotted } from '../dates';
import { formatIban } from '../identifiers';
import type { CreditScheme, DayCount } from '../interest';
import { addAmounts, formatInCurrency, subtractAmounts } from '../money';
import { DAY_COUNT_WORDS } from './day-count-words';
import { section, type PrintoutSection } from './printout-section';

export interface PrintedCredit {
  readonly number: string;
  readonly start: string;
  readonly end: string | null;
  readonly rate: string;
  readonly penaltyRate: string;
  readonly scheme: CreditScheme;
  readonly basis: DayCount;
  readonly dueDay: number;
  readonly purpose: string;
  readonly currencyLetters: string;
  readonly amount: string;
  readonly repaymentAccount: string;
}

/** Debt on a day; overdue sums are parts of principal and interest. */
export interface PrintedDebt {
  readonly day: string;
  readonly principal: string;
  readonly interest: string;
  readonly overduePrincipal: string;
  readonly overdueInterest: string;
  readonly penalty: string;
}

export interface CreditParties {
  readonly companyName: string;
  readonly companyCode: string;
  readonly bankName: string;
}

const SCHEMES: Readonly<Record<CreditScheme, string>> = {
  annuity: 'рівними платежами',
  classic: 'рівними частинами боргу, проценти на залишок',
  line: 'кредитна лінія: проценти щомісяця, борг наприкінці строку',
};

const formatPercent = (value: string) => `${value.replace('.', ',')} % річних`;
const formatMoney = (sum: string, letters: string) => `${formatInCurrency(sum, letters, 'ua')} ${letters}`;

/**
 * Builds the printout of a credit's terms. Source: Civil Code of Ukraine art. 1054–1056-1,
 * docs/requirements/deposits-and-credits.md#contracts.
 */
export function buildCreditContractSections(credit: PrintedCredit, parties: CreditParties): readonly PrintoutSection[] {
  const { number, start, end, rate, penaltyRate, scheme, basis, dueDay, purpose, currencyLetters, amount } = credit;
  return [
    buildPartiesSection(parties),
    section('Кредит', [
      ['Договір', number],
      ['Сума', formatMoney(amount, currencyLetters)],
      ['Мета', purpose],
      ['Початок строку', toDotted(start)],
      ['Кінець строку', end === null ? '' : toDotted(end)],
    ]),
    section('Проценти', [
      ['Ставка', formatPercent(rate)],
      ['Підрахунок днів', DAY_COUNT_WORDS[basis]],
      ['Пеня на прострочене', formatPercent(penaltyRate)],
    ]),
    section('Погашення', [
      ['Спосіб', SCHEMES[scheme]],
      ['День платежу', `${dueDay} число; якщо день не банківський – наступний банківський`],
      ['Рахунок для погашення', formatIban(credit.repaymentAccount)],
    ]),
  ];
}

export function buildCreditDebtSections(
  { number, currencyLetters }: Pick<PrintedCredit, 'number' | 'currencyLetters'>,
  debt: PrintedDebt,
  parties: CreditParties,
): readonly PrintoutSection[] {
  const format = (sum: string) => formatMoney(sum, currencyLetters);
  const { day, principal, interest, overduePrincipal, overdueInterest, penalty } = debt;
  return [
    buildPartiesSection(parties),
    section(`Заборгованість за договором ${number} на ${toDotted(day)}`, [
      ['Основний борг, строковий', format(subtractAmounts(principal, overduePrincipal))],
      ['Основний борг, прострочений', format(overduePrincipal)],
      ['Проценти, строкові', format(subtractAmounts(interest, overdueInterest))],
      ['Проценти, прострочені', format(overdueInterest)],
      ['Пеня', format(penalty)],
      ['Разом', format([interest, penalty].reduce(addAmounts, principal))],
    ]),
  ];
}

function buildPartiesSection({ bankName, companyName, companyCode }: CreditParties): PrintoutSection {
  return section('Сторони', [
    ['Банк', bankName],
    ['Позичальник', companyName],
    ['Код позичальника', companyCode],
  ]);
}
