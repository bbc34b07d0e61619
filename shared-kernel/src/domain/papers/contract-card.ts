import { toDotted } from '../dates';
import { formatInCurrency, subtractAmounts } from '../money';
import type { BankPart, ContractPartner } from '../rules';
import {
  DocumentStatus,
  type ContractKind,
  type ContractPaper,
  type DocumentType,
  type GoodsGroup,
} from '../vocabulary';
import { section, type PrintoutRow, type PrintoutSection } from './printout-section';
import { PRINTOUT_TITLES } from './printout-titles';

export interface CardContract {
  readonly kind: ContractKind;
  readonly number: string;
  readonly bankId: string;
  readonly startDate: string;
  readonly endDate: string | null;
  readonly amount: string;
  readonly rest: string;
  readonly paid: string;
  readonly onWay: string;
  readonly currencyLetters: string;
  readonly partner: ContractPartner;
  readonly partnerBank: BankPart;
  readonly intermediaryBank: BankPart;
  readonly beneficiary: string;
  readonly beneficiaryCountry: string;
  readonly goodsGroup: GoodsGroup;
}

/** Document under a contract; `open` is not yet covered by supporting documents. */
export interface CardOperation {
  readonly type: DocumentType;
  readonly number: string;
  readonly day: string;
  readonly status: DocumentStatus;
  readonly amount: string | null;
  readonly settleBy: string | null;
  readonly open: string | null;
  readonly settledKind: ContractPaper | null;
  readonly settledNumber: string;
}

export interface CardPaper {
  readonly kind: ContractPaper;
  readonly number: string;
  readonly date: string | null;
  readonly amount: string | null;
}

const STATUSES: Readonly<Record<DocumentStatus, string>> = {
  [DocumentStatus.unsaved]: 'незбережений',
  [DocumentStatus.new]: 'новий',
  [DocumentStatus.signedSecond]: 'підписується',
  [DocumentStatus.signedFirst]: 'підписується',
  [DocumentStatus.ready]: 'готовий до відправлення',
  [DocumentStatus.inProgress]: 'в обробці',
  [DocumentStatus.success]: 'проведений',
  [DocumentStatus.aborted]: 'відхилений',
};

const KINDS: Readonly<Record<ContractKind, string>> = {
  import: 'Імпорт товарів',
  export: 'Експорт товарів',
  services: 'Роботи, послуги',
  loan: 'Кредит, позика від нерезидента',
};

const PAPERS: Readonly<Record<ContractPaper, string>> = {
  contract: 'Контракт',
  addition: 'Додаток',
  invoice: 'Рахунок-фактура',
  customs: 'Митна декларація',
  act: 'Акт',
};

/**
 * Builds a contract's printout. Source: docs/requirements/currency.md#currency-supervision.
 * @param countryName returns a country's name by its numeric code
 */
export function buildContractSections(
  contract: CardContract,
  { operations, papers }: { readonly operations: readonly CardOperation[]; readonly papers: readonly CardPaper[] },
  countryName: (code: string) => string,
): readonly PrintoutSection[] {
  const { amount, rest, paid, onWay, currencyLetters, partner, partnerBank, intermediaryBank } = contract;
  const money = (sum: string) => `${formatInCurrency(sum, currencyLetters, 'ua')} ${currencyLetters}`;
  return [
    section('Контракт', [
      ['Номер', contract.number],
      ['Вид', KINDS[contract.kind]],
      ['Дата', toDotted(contract.startDate)],
      ['Діє до', contract.endDate === null ? 'без строку' : toDotted(contract.endDate)],
      ['Номер у банку', contract.bankId],
      ['Група товарів за УКТЗЕД', contract.goodsGroup],
    ]),
    section('Суми', [
      ['Сума контракту', money(amount)],
      ['Використано', money(subtractAmounts(amount, rest))],
      ['з них сплачено', money(paid)],
      ['з них у дорозі', money(onWay)],
      ['Залишок', money(rest)],
    ]),
    section('Партнер', [
      ['Назва', partner.name],
      ['Країна', countryName(partner.country)],
      ['Адреса', partner.address],
      ['Код', partner.code],
      ['Рахунок', partner.account],
      ['Отримувач, якщо не партнер', contract.beneficiary],
      ['Країна отримувача', countryName(contract.beneficiaryCountry)],
    ]),
    section('Банк партнера', buildBankRows(partnerBank, countryName)),
    section('Банк-посередник', buildBankRows(intermediaryBank, countryName)),
    section(
      'Операції',
      operations.map((operation) => [
        `${toDotted(operation.day)} № ${operation.number}`,
        describeOperation(operation, money),
      ]),
    ),
    section(
      'Папери',
      papers.map(({ kind, number, date, amount: sum }) => [
        [PAPERS[kind], number].join(' ').trim(),
        [date === null ? '' : toDotted(date), sum === null ? '' : money(sum)]
          .filter((part) => part !== '')
          .join(', ') || 'без дати',
      ]),
    ),
  ].filter(({ rows }) => rows.length > 0);
}

function buildBankRows(bank: BankPart, countryName: (code: string) => string): readonly PrintoutRow[] {
  return [
    ['BIC', bank.swift],
    ['Назва', bank.name],
    ['Країна', countryName(bank.country)],
    ['Національний код', bank.nationalCode],
    ['Рахунок', bank.correspondentAccount],
  ];
}

function describeOperation(operation: CardOperation, money: (sum: string) => string): string {
  const { type, status, amount, settleBy, open, settledKind, settledNumber } = operation;
  const term =
    settledKind === null
      ? settleBy !== null && open !== null && `не закрито ${money(open)}, строк до ${toDotted(settleBy)}`
      : `закрито: ${[PAPERS[settledKind], settledNumber].join(' ').trim()}`;
  return [PRINTOUT_TITLES[type], amount !== null && money(amount), STATUSES[status], term]
    .filter((part) => part !== false)
    .join(', ');
}
