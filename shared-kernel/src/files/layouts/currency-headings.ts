import { CURRENCY_IMPORT_COLUMNS, type CurrencyImportColumn } from '../../domain/rules';
import { CURRENCY_DBF_NAMES } from '../writers/currency-columns';

/** Headings of both banks' columns; `{}` stands for the bank. */
const BANK_PARTS = {
  swift: ['SWIFT {}', 'BIC {}', '{} SWIFT', '{} BIC'],
  name: ['Назва {}', 'Название {}', 'Наименование {}', '{} name', '{}'],
  cntry: ['Країна {}', 'Страна {}', '{} country'],
  addr: ['Адреса {}', 'Адрес {}', '{} address'],
  coracn: [
    'Кореспондентський рахунок {}',
    'Корреспондентский счет {}',
    'Коррахунок {}',
    'Коррсчет {}',
    '{} correspondent account',
    '{} account',
  ],
  bic: ['Код {}', '{} national code', '{} code'],
} as const;
const BANKS = {
  ben_bank_: ['банку отримувача', 'банку бенефіціара', 'банка получателя', 'банка бенефициара', 'Beneficiary bank'],
  int_bank_: ['банку-посередника', 'банка-посредника', 'Intermediary bank'],
} as const;

type OwnColumn = Exclude<CurrencyImportColumn, `${keyof typeof BANKS}${keyof typeof BANK_PARTS}`>;

/** Headings in Ukrainian, Russian and English beside the wire names, exact ones first. */
const HEADINGS: Readonly<Record<OwnColumn, string>> = {
  pmt_type: 'Тип документа|Вид документа|Операція|Операция|Document type|Operation|request_type',
  pmt_num: 'Номер документа|№ документа|Номер платежу|Номер|№|Document number|Number',
  doc_date: 'Дата документа|Дата документу|Дата|Document date|Date',
  val_date: 'Дата валютування|Дата валютирования|Value date',
  cur_ref: 'Валюта|Код валюти|Код валюты|Валюта документа|Currency|Ccy|sim_cur',
  target_cur_ref: 'Валюта зарахування|Цільова валюта|Валюта зачисления|Target currency',
  amount: 'Сума|Сума документа|Сумма|Сумма документа|Amount|Sum|sum_cur',
  acn_id:
    'Рахунок списання|Рахунок платника|Рахунок дебету|Счет списания|Счет плательщика|Debit account|Payer account|Debtor account|acn_d|acnt_d',
  acn_rest_id: 'Рахунок залишку|Рахунок повернення залишку|Счет остатка|Remainder account|acn_r',
  acnt_c_id: 'Рахунок зарахування|Счет зачисления|Credit account|acnt_c',
  fee_type: 'Комісія|Комісія за рахунок|Витрати|Комиссия|Расходы|Fee type|Charges|Charge bearer|OUR/SHA/BEN',
  cur_pmt_type: 'Тип платежу|Тип платежа|Payment type',
  funds_src: 'Джерело коштів|Источник средств|Funds source|Source of funds',
  cur_req_id: 'Заявка на купівлю|Заявка на покупку|Buy request|Purchase request',
  rate_type: 'Тип курсу|Вид курсу|Тип курса|Rate type',
  customer_rate: 'Бажаний курс|Курс|Курс клієнта|Желаемый курс|Desired rate|Rate',
  buy_base: 'Підстава|Тип підстави|Основание|Basis',
  contracts: 'Контракт|Контракти|Номер контракту|№ контракту|Контракты|Contract|Contracts|Contract number',
  contracts_amounts: 'Суми за контрактами|Сума за контрактом|Суммы по контрактам|Contract amounts|Contract amount',
  dog_num: 'Номер договору|№ договору|Номер договора|Agreement number',
  dog_date: 'Дата договору|Дата договора|Agreement date',
  customer_buy_base: 'Інша підстава|Текст підстави|Другое основание|Basis text|Other basis',
  pay_purp: 'Призначення платежу|Призначення|Назначение платежа|Назначение|Payment purpose|Purpose|Payment details',
  pmt_comment: 'Коментар|Коментар банку|Комментарий|Comment',
  name_co:
    'Отримувач|Назва отримувача|Бенефіціар|Назва бенефіціара|Получатель|Наименование получателя|Бенефициар|Beneficiary|Beneficiary name|Receiver',
  okpo_co: 'Код отримувача|Код бенефіціара|Код получателя|Beneficiary code',
  kpp_code: 'КПП отримувача|Другий код отримувача|КПП получателя|Second code',
  acnt_co:
    'Рахунок отримувача|IBAN отримувача|Рахунок бенефіціара|Счет получателя|IBAN получателя|Beneficiary account|Beneficiary IBAN|IBAN',
  ben_country: 'Країна отримувача|Країна бенефіціара|Страна получателя|Beneficiary country|Country',
  ben_addr: 'Адреса отримувача|Адреса бенефіціара|Адреса|Адрес получателя|Адрес|Beneficiary address|Address',
  ben_town: 'Місто отримувача|Місто|Город получателя|Город|Beneficiary town|Town|City',
  ben_street: 'Вулиця отримувача|Вулиця|Улица получателя|Улица|Beneficiary street|Street',
  ben_bldg: 'Будинок отримувача|Будинок|Дом получателя|Дом|Beneficiary building|Building',
  ben_pcode: 'Індекс отримувача|Поштовий індекс|Індекс|Индекс получателя|Индекс|Beneficiary post code|Post code|Zip',
  ben_region: 'Область отримувача|Область|Область получателя|Штат|Beneficiary region|Region|State',
  ud_name: 'Фактичний платник|Фактический плательщик|Actual payer|Ultimate payer|Ultimate debtor',
  ud_type:
    'Вид коду фактичного платника|Вид кода фактического плательщика|Kind of the actual payer’s code|Kind of the ultimate payer’s code',
  ud_code: 'Код фактичного платника|Код фактического плательщика|Actual payer’s code|Ultimate payer’s code',
  ud_country:
    'Країна фактичного платника|Страна фактического плательщика|Actual payer’s country|Ultimate payer’s country',
  uc_name: 'Фактичний отримувач|Фактический получатель|Actual receiver|Ultimate beneficiary|Ultimate creditor',
  uc_type:
    'Вид коду фактичного отримувача|Вид кода фактического получателя|Kind of the actual receiver’s code|Kind of the ultimate beneficiary’s code',
  uc_code: 'Код фактичного отримувача|Код фактического получателя|Actual receiver’s code|Ultimate beneficiary’s code',
  uc_country:
    'Країна фактичного отримувача|Страна фактического получателя|Actual receiver’s country|Ultimate beneficiary’s country',
  spp_type: 'Вид структурованого призначення|Вид структурированного назначения|Kind of structured purpose',
  spp_code: 'Код виду сплати|Код вида уплаты|Payment kind code',
  spp_inf: 'Додаткова інформація запису|Дополнительная информация записи|Additional information',
  ultmt_dbtr: 'Фактичний платник (XML)|Фактический плательщик (XML)|Actual payer (XML)|Ultimate payer (XML)',
  ultmt_cdtr: 'Фактичний отримувач (XML)|Фактический получатель (XML)|Actual receiver (XML)|Ultimate beneficiary (XML)',
  rmt_strd: 'Структуроване призначення (XML)|Структурированное назначение (XML)|Structured purpose (XML)',
};

export const CURRENCY_HEADINGS: Readonly<Record<string, readonly string[]>> = Object.fromEntries(
  CURRENCY_IMPORT_COLUMNS.map((column) => [
    column,
    [
      ...(isOwn(column) ? HEADINGS[column].split('|') : buildBankHeadings(column)),
      ...(CURRENCY_DBF_NAMES[column] ? [CURRENCY_DBF_NAMES[column]] : []),
    ],
  ]),
);

function isOwn(column: CurrencyImportColumn): column is OwnColumn {
  return column in HEADINGS;
}

function buildBankHeadings(column: string): readonly string[] {
  const entry = Object.entries(BANKS).find(([prefix]) => column.startsWith(prefix));
  const [prefix, banks] = entry ?? ['', []];
  const part = Object.entries(BANK_PARTS).find(([name]) => column === `${prefix}${name}`);
  return banks.flatMap((bank) => part?.[1].map((heading) => heading.replace('{}', bank)) ?? []);
}
