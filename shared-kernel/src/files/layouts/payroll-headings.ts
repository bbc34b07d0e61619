import { normaliseHeading } from './normalise-heading';

export const PAYROLL_COLUMNS = [
  'tin',
  'fio',
  'lastname',
  'firstname',
  'middlename',
  'emp_acn',
  'mfo',
  'amount',
  'comp_code',
] as const;
export type PayrollColumn = (typeof PAYROLL_COLUMNS)[number];

/**
 * Headings of a salary list: those of programs first, then Ukrainian, Russian, English. Source:
 * docs/requirements/payroll.md#payroll-file-layouts,
 * docs/requirements/payroll.md#payroll-column-names.
 */
export const PAYROLL_HEADINGS: Readonly<Record<PayrollColumn, string>> = {
  tin: 'tin|inn|idcode|id_kod|identifycode|sbk_inn|rnokpp|card_holder_inn|РНОКПП|ІПН|ІНН|ИНН|Податковий номер|Податк. номер|Ідентифікаційний код|Ідентифікаційний номер|Ідент. код|Код ДРФО|Налоговый номер|Идентификационный код|ІПН працівника|РНОКПП працівника|Код працівника|Tax number|Tax code|Tax ID',
  fio: "fio|sbk_fio|card_holder|ПІБ|П.І.Б.|Прізвище, ім'я, по батькові|Прізвище, імʼя, по батькові|ПІБ працівника|ПІБ співробітника|Працівник|Співробітник|ФИО|Ф.И.О.|Фамилия, имя, отчество|Сотрудник|Работник|Фізична особа|Физическое лицо|Отримувач|Одержувач|ПІБ отримувача|Прізвище та ім'я|Full name|Employee|Employee name",
  lastname: 'lastname|fam|famil|Прізвище|Фамилия|Last name|Family name',
  firstname: "firstname|ima|Ім'я|Імʼя|Имя|First name|Given name",
  middlename: 'middlename|ot|oth|По батькові|Отчество|Middle name|Patronymic',
  emp_acn:
    'salacciban|cardiban|emp_acn|nsc|iban|Рахунок IBAN|IBAN працівника|card_no|cardacc|cardaccountno|nomerks|sbk_num|nks|account|accountno|card_num|Рахунок|Номер рахунку|№ рахунку|Рахунок працівника|Картковий рахунок|Зарплатний рахунок|Рахунок отримувача|Счет|Номер счета|Счет работника|Картрахунок|Особовий рахунок|Номер особового рахунку|Номер карткового рахунку|IBAN отримувача|Номер рахунку IBAN|Лицевой счет|Номер лицевого счета|Карточный счет|Account number|Bank account',
  mfo: 'mfo|МФО|МФО банку|Код банку|МФО банка|Код банка|Bank code|Sort code',
  amount:
    'amount_uah|amount|summa|suma|sum|rlsum|sbk_sum|amt|Сума до виплати|До виплати|До видачі|Сума, грн|Сума (грн)|Сума в гривнях|Сума|Сума, коп|Сума (коп.)|Сума в копійках|Сумма к выплате|К выплате|Сумма, грн|Сумма в гривнах|Сумма|Сумма, коп|Сумма в копейках|Amount, UAH|Amount in kopecks|Сума до зарахування|Сума до перерахування|Сума виплати|Сума зарплати|Разом до виплати|Всього до виплати|На руки|Сумма к зачислению|Сумма к перечислению|Сумма выплаты|Итого к выплате|Net pay|Net amount|Amount to pay|Salary|Зарплата|Заробітна плата',
  comp_code:
    'comp_code|kedrpou|cln_okpo|ЄДРПОУ|Код ЄДРПОУ|Код організації|Код компанії|ЕДРПОУ|ЕГРПОУ|Код организации|Код компании|Company code',
};

export type PayrollPlaces = ReadonlyMap<PayrollColumn, number>;

const NAMES = PAYROLL_COLUMNS.map((column) => ({
  column,
  names: PAYROLL_HEADINGS[column].split('|').map(normaliseHeading),
}));

/**
 * Finds the columns of a salary list. `name` is a full name, beside a last name the first name; `surname` beside a last
 * name is the middle name. Source: docs/requirements/payroll.md#payroll-column-names.
 */
export function findPayrollPlaces(headings: readonly string[]): PayrollPlaces {
  const plain = headings.map(normaliseHeading);
  const places = new Map<PayrollColumn, number>();
  const take = (column: PayrollColumn, names: readonly string[]) => {
    const place = names.map((name) => plain.indexOf(name)).find((at) => at >= 0);
    if (place !== undefined && !places.has(column)) places.set(column, place);
  };
  for (const { column, names } of NAMES) take(column, names);
  const hasLastName = places.has('lastname');
  take(hasLastName ? 'firstname' : 'fio', ['name']);
  take(hasLastName ? 'middlename' : 'lastname', ['surname']);
  // The table of the Odoo localisation calls the employee's tax code so. Source:
  // docs/requirements/banking-rules.md#doubts-of-later-areas.
  if (!places.has('tin')) take('tin', ['okpo']);
  return places;
}

export function findDoubtfulPayrollPlaces(
  headings: readonly string[],
  places: PayrollPlaces,
): ReadonlyMap<PayrollColumn, readonly number[]> {
  const plain = headings.map(normaliseHeading);
  const used = new Set(places.values());
  return new Map(
    NAMES.flatMap(({ column, names }) => {
      const others = plain.flatMap((name, place) => (names.includes(name) && !used.has(place) ? [place] : []));
      return places.has(column) && others.length > 0 ? [[column, others] as const] : [];
    }),
  );
}
