import { RECEIVER_HEADINGS, type ImportColumn } from '../../domain/rules';
import { findPlacesByRole } from './find-places-by-role';
import { normaliseHeading } from './normalise-heading';

/**
 * Headings of columns in other programs, in three languages, and field names of dBase exports; the first match is used,
 * so exact ones come first. Spaces, punctuation and case are ignored. Source:
 * docs/requirements/hryvnia-payments.md#export-columns, docs/requirements/banking-rules.md#files.
 */
const HEADINGS: Readonly<Record<ImportColumn, string>> = {
  oper_n:
    'oper_n|Номер документа|Номер документу|№ документа|№ документу|Номер платіжного документа|Номер платіжної інструкції|Номер платежу|Номер платежа|Номер п/д|№ п/д|№ п/і|Номер доручення|Номер|№ док|Документ|Document number|Payment number|Doc No|Number|ndoc|n_d|num_doc|doc_num|nd',
  oper_date:
    'oper_date|Дата документа|Дата документу|Дата платіжної інструкції|Дата складання|Дата платежу|Дата платежа|Дата операції|Дата операции|Дата|Document date|Payment date|Date|date_doc|doc_date|da_doc|dt',
  oper_datev:
    'oper_datev|Дата валютування|Дата валютирования|Дата виконання|Дата исполнения|Value date|val_date|date_val|dv',
  acn_d:
    'acn_d|Рахунок платника|Рахунок відправника|IBAN платника|Дебет рахунку|Рахунок дебету|Счет плательщика|Счет отправителя|IBAN плательщика|Плательщик счет|Плательщик расч счет|Платник рахунок|Debit account|Payer account|Sender account|Debtor account|Payer IBAN|Debtor IBAN|cln_account',
  name_d:
    'name_d|Назва платника|Найменування платника|Платник|Відправник|Наименование плательщика|Плательщик|Плательщик1|Отправитель|Payer name|Payer|Sender|Debtor|cln_name',
  okpo_d:
    'okpo_d|Код платника|ЄДРПОУ платника|ЕДРПОУ платника|ІПН платника|Код відправника|Код плательщика|ОКПО плательщика|ЕГРПОУ плательщика|Плательщик ОКПО|Плательщик ЕГРПОУ|Плательщик ЕДРПОУ|Плательщик ИНН|Платник ЄДРПОУ|Payer code|Debtor code|cln_okpo',
  mfo_d:
    'mfo_d|МФО платника|Код банку платника|МФО плательщика|Код банка плательщика|Плательщик МФО|Payer bank code|Debtor bank code|cln_bank_mfo',
  sum_cur:
    'sum_cur|Сума|Сума платежу|Сума документа|Сума, грн|Сума UAH|Сумма|Сумма платежа|Сумма, грн|Дебет|Amount|Sum|Payment amount',
  cur_ref: 'cur_ref|Валюта|Код валюти|Код валюты|Валюта платежу|Currency|Currency code|Ccy|val',
  acn_c: RECEIVER_HEADINGS.iban,
  name_c: RECEIVER_HEADINGS.name,
  okpo_c: RECEIVER_HEADINGS.code,
  psp_c:
    'psp_c|Паспорт отримувача|Паспорт одержувача|Паспорт получателя|Receiver passport|Beneficiary passport|Passport',
  mfo_c:
    'mfo_c|МФО отримувача|МФО одержувача|МФО банка|МФО банку отримувача|Код банку отримувача|МФО получателя|Код банка получателя|Получатель МФО|Receiver bank code|Beneficiary bank code|rcpt_bank_mfo',
  pay_purp:
    'pay_purp|Призначення платежу|Призначення|Назначение платежа|Назначение|Payment purpose|Purpose|Payment details|Details|Remittance information|payment_details|nazn|n_p|purpose',
  std_purp_r: 'std_purp_r|Код призначення|Код назначения|Purpose code',
  spp_type: 'spp_type|Вид структурованого призначення|Вид структурированного назначения|Structured purpose kind',
  spp_code: 'spp_code|Код виду сплати|Код вида уплаты|Payment kind code',
  spp_inf: 'spp_inf|Додаткова інформація запису|Дополнительная информация записи|Additional information',
  ud_name: 'ud_name|Фактичний платник|Фактический плательщик|Ultimate debtor',
  ud_type: 'ud_type',
  ud_code: 'ud_code|Код фактичного платника|Ідентифікатор фактичного платника|Код фактического плательщика',
  ud_country: 'ud_country|Країна фактичного платника',
  uc_name: 'uc_name|Фактичний отримувач|Фактический получатель|Ultimate creditor',
  uc_type: 'uc_type',
  uc_code: 'uc_code|Код фактичного отримувача|Ідентифікатор фактичного отримувача|Код фактического получателя',
  uc_country: 'uc_country|Країна фактичного отримувача',
};

/** Headings that name no party: the receiver's column, unless the file has another for the receiver. */
const EITHER_PARTY: readonly {
  readonly headings: string;
  readonly receiver: ImportColumn;
  readonly payer: ImportColumn;
}[] = [
  { headings: 'Рахунок|IBAN|Номер рахунку|Счет|Account', receiver: 'acn_c', payer: 'acn_d' },
  {
    headings:
      'ЄДРПОУ|ЕДРПОУ|ОКПО|Код ЄДРПОУ|ЄДРПОУ/ІПН|Код|Code|ЄДРПОУ/РНОКПП|РНОКПП/ЄДРПОУ|РНОКПП|ІПН|ИНН|Ід. код|Ідентифікаційний код',
    receiver: 'okpo_c',
    payer: 'okpo_d',
  },
  { headings: 'Назва|Найменування|Наименование|Name', receiver: 'name_c', payer: 'name_d' },
  { headings: 'МФО|Код банку|Bank code', receiver: 'mfo_c', payer: 'mfo_d' },
];

const splitHeadings = (headings: string): readonly string[] => headings.split('|').map(normaliseHeading);

export const NAMES = (Object.keys(HEADINGS) as ImportColumn[]).map((column) => ({
  column,
  names: splitHeadings(HEADINGS[column]),
}));
export const AMBIGUOUS = EITHER_PARTY.map(({ headings, ...rest }) => ({ ...rest, names: splitHeadings(headings) }));

interface ColumnPlaces {
  readonly columns: ReadonlyMap<ImportColumn, number>;
  readonly purposeParts: readonly number[];
}

export function findColumnPlaces(names: readonly string[]): ColumnPlaces {
  const columns = new Map<ImportColumn, number>();
  const take = (column: ImportColumn, aliases: readonly string[]): boolean => {
    const place = aliases.map((alias) => names.indexOf(alias)).find((found) => found >= 0);
    if (place === undefined || columns.has(column)) return false;
    columns.set(column, place);
    return true;
  };
  for (const { column, names: aliases } of NAMES) take(column, aliases);
  for (const [column, place] of findPlacesByRole(names)) if (!columns.has(column)) columns.set(column, place);
  for (const { names: aliases, receiver, payer } of AMBIGUOUS) if (!take(receiver, aliases)) take(payer, aliases);
  const purposeParts = columns.has('pay_purp') ? [] : findPurposeParts(names);
  return { columns, purposeParts };
}

const PARTS_MAX = 9;
const PURPOSE_NAMES = NAMES.find(({ column }) => column === 'pay_purp')?.names ?? [];

function findPurposeParts(names: readonly string[]): readonly number[] {
  const base = PURPOSE_NAMES.find((name) => names.includes(`${name}1`));
  if (base === undefined) return [];
  const places = Array.from({ length: PARTS_MAX }, (_, part) => names.indexOf(`${base}${part + 1}`));
  const gap = places.indexOf(-1);
  return gap < 0 ? places : places.slice(0, gap);
}
