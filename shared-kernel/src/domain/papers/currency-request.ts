import { toDotted, toDottedMoment } from '../dates';
import { spellAmount, formatAmount, formatInCurrency, hasWords } from '../money';
import { DocumentType, type RequestType } from '../vocabulary';
import type { GetFieldValue } from './currency-payment';
import { section, type BankMarks, type PrintoutRow, type PrintoutSection } from './printout-section';
import { formatSignedValue } from './format-signed-value';

/** Data outside the signed text; '' if unknown. */
export interface RequestTerms {
  /** NBU rate of that day. */
  readonly officialRate: string;
  readonly feePercent: string;
  /** In hryvnias. */
  readonly feeMinimum: string;
}

const OPERATIONS: Readonly<Record<RequestType, string>> = {
  [DocumentType.buyRequest]: 'Купівля іноземної валюти',
  [DocumentType.saleRequest]: 'Продаж іноземної валюти',
  [DocumentType.convertRequest]: 'Обмін однієї іноземної валюти на іншу',
};

const AUTHORITY: Readonly<Record<RequestType, string>> = {
  [DocumentType.buyRequest]:
    'Клієнт доручає банку купити зазначену валюту за гривні, переказані на рахунок банку, зарахувати її на рахунок ' +
    'клієнта, утримати комісію, а гривні, що залишаться, повернути на рахунок для залишку.',
  [DocumentType.saleRequest]:
    'Клієнт доручає банку списати зазначену валюту, продати її, утримати комісію і зарахувати гривні на рахунок клієнта.',
  [DocumentType.convertRequest]:
    'Клієнт доручає банку списати зазначену валюту, обміняти її, утримати комісію і зарахувати одержану валюту на ' +
    'рахунок клієнта.',
};

const TERM = 'До кінця банківського дня, у який заявку подано банку, або до кінця дня валютування, якщо він пізніший';

/**
 * Builds the printout of a request in the order of the bank's form. Source:
 * docs/requirements/banking-rules.md#currency-request.
 * @param terms data outside the signed text
 */
export function buildCurrencyRequestSections(
  type: RequestType,
  value: GetFieldValue,
  { received, confirmed }: BankMarks,
  terms: RequestTerms,
): readonly PrintoutSection[] {
  const read = (label: string, name: Parameters<GetFieldValue>[0]): PrintoutRow => [
    label,
    formatSignedValue(name, value(name)),
  ];
  const [currency, amount, hryvnias] = [value('currency'), value('amount'), value('hryvnias')];
  const isBuying = type === DocumentType.buyRequest;
  return [
    section('Клієнт', [
      ['Назва', value('payerName')],
      ['Код', value('payerCode')],
    ]),
    section('Операція', [
      ['Вид операції', OPERATIONS[type]],
      ['Сума', `${formatInCurrency(amount, currency, 'ua')} ${currency}`],
      ['Сума словами', hasWords(currency) ? spellAmount(amount, currency, 'uk', 'ifUsed') : ''],
      ['Валюта, яку одержує клієнт', value('targetCurrency')],
      ['Дата валютування', toDotted(value('valueDate'))],
    ]),
    section('Курс', [
      read('Умова', 'rateType'),
      ['Курс клієнта', value('customerRate')],
      ['Курс Національного банку на день заявки', terms.officialRate],
      ['Гривні для купівлі', hryvnias && `${formatAmount(hryvnias, 'ua')} UAH`],
    ]),
    section('Рахунки', [
      [isBuying ? 'Рахунок для списання гривень' : 'Рахунок для списання валюти', value('payerIban')],
      ['Рахунок банку для гривень', value('transitIban')],
      ['Рахунок для зарахування', value('creditIban')],
      ['Рахунок для залишку гривень', value('restIban')],
    ]),
    section('Комісія банку', [
      ['Відсоток від суми', terms.feePercent && `${terms.feePercent} %`],
      ['Найменша сума', terms.feeMinimum && `${formatAmount(terms.feeMinimum, 'ua')} UAH`],
      [
        'Сума',
        value('feeAmount') &&
          `${formatInCurrency(value('feeAmount'), value('feeCurrency'), 'ua')} ${value('feeCurrency')}`,
      ],
      read('Спосіб сплати', 'feeMode'),
      ['Рахунок для комісії', value('feeIban')],
    ]),
    section('Підстава', [
      read('Підстава', 'basis'),
      ['Договори', value('contracts')],
      ['Номер угоди', value('agreementNumber')],
      read('Дата угоди', 'agreementDate'),
      ['Опис підстави', value('basisText')],
      ['Мета операції', value('purpose')],
    ]),
    section('Доручення банку', [
      ['Доручення', AUTHORITY[type]],
      ['Заявка діє', TERM],
    ]),
    section('Відмітки банку', [
      ['Дата та час отримання', toDottedMoment(received)],
      ['Дата та час виконання', toDottedMoment(confirmed)],
    ]),
  ];
}
