import {
  OperationBasis,
  CurrencyPaymentKind,
  DocumentType,
  FeePayer,
  FundsSource,
  RateType,
  type RequestType,
} from '../../vocabulary';
import type { CurrencyImportColumn } from './columns';

export type CurrencyDocumentType = typeof DocumentType.currencyPayment | RequestType;

interface Meaning<Value> {
  readonly value: Value;
  /** The wire word first; case and punctuation are ignored. */
  readonly words: string;
}

/**
 * Source: docs/requirements/currency-payroll-credits-statements.md#product,
 * docs/requirements/currency-payroll-credits-statements.md#currency-values, ISO 20022 ChargeBearerType,
 * docs/requirements/banking-rules.md#own-and-external-payments.
 */
export const CHOICE_WORDS = {
  pmt_type: [
    { value: DocumentType.currencyPayment, words: '2|платіж|валютний платіж|переказ|платеж|payment|transfer' },
    { value: DocumentType.buyRequest, words: '3|купівля|купівля валюти|заявка на купівлю|покупка|buy|purchase' },
    { value: DocumentType.saleRequest, words: '4|продаж|продаж валюти|заявка на продаж|продажа|sale|sell' },
    {
      value: DocumentType.convertRequest,
      words: '5|конверсія|конвертація|заявка на конверсію|конверсия|конвертация|convert|conversion',
    },
  ],
  fee_type: [
    { value: FeePayer.shared, words: 'SHA|SHAR|SLEV|розділені|разделённые|shared' },
    { value: FeePayer.payer, words: 'OUR|DEBT|платник|плательщик|payer' },
    { value: FeePayer.beneficiary, words: 'BEN|CRED|отримувач|получатель|beneficiary' },
  ],
  cur_pmt_type: [
    { value: CurrencyPaymentKind.external, words: 'ext|external|зовнішній|за межі банку|внешний' },
    { value: CurrencyPaymentKind.own, words: 'own|intrabank|внутрішній|у межах банку|внутренний' },
  ],
  funds_src: [
    { value: FundsSource.own, words: 'own|власні|собственные' },
    { value: FundsSource.bought, words: 'cred|bought|куплені|придбані|купленные' },
  ],
  rate_type: [
    { value: RateType.bank, words: '1|0|курс банку|банку|курс банка|bank|bank rate' },
    { value: RateType.notHigher, words: '2|не вище|не выше|not higher' },
    { value: RateType.notLower, words: '3|не нижче|не ниже|not lower' },
    { value: RateType.desired, words: '4|бажаний|желаемый|desired' },
  ],
  buy_base: [
    { value: OperationBasis.contract, words: 'contract|контракт|договір зед' },
    { value: OperationBasis.agreement, words: 'agreement|договір|угода|договор' },
    { value: OperationBasis.other, words: 'other|інше|інша|другое|иное' },
    { value: OperationBasis.none, words: 'nobase|none|без підстави|без основания' },
  ],
} as const satisfies Partial<Record<CurrencyImportColumn, readonly Meaning<string | number>[]>>;

export type ChoiceColumn = keyof typeof CHOICE_WORDS;
type ValueOf<C extends ChoiceColumn> = (typeof CHOICE_WORDS)[C][number]['value'];

const VALUES_BY_WORD = Object.fromEntries(
  Object.entries(CHOICE_WORDS).map(([column, meanings]) => [
    column,
    new Map(
      meanings.flatMap(({ value, words }) => words.split('|').map((word) => [normaliseWord(word), value] as const)),
    ),
  ]),
) as unknown as { readonly [C in ChoiceColumn]: ReadonlyMap<string, ValueOf<C>> };

export function isChoiceColumn(column: string): column is ChoiceColumn {
  return Object.hasOwn(CHOICE_WORDS, column);
}

/** Returns the value of a choice cell, or null. */
export function readChoice<C extends ChoiceColumn>(column: C, cell = ''): ValueOf<C> | null {
  return (VALUES_BY_WORD[column] as ReadonlyMap<string, ValueOf<C>>).get(normaliseWord(cell)) ?? null;
}

function normaliseWord(word: string): string {
  return word
    .toLowerCase()
    .replaceAll('ё', 'е')
    .replace(/[^\p{L}\p{N}]/gu, '');
}
