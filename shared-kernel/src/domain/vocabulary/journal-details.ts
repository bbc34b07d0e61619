/**
 * Words in which the bank writes down what was changed into what. Entries are covered by a chain of hashes, so they keep
 * these words for ever; people read them in their language.
 */
export const JOURNAL_DETAILS = {
  role: 'Роль',
  signatureRight: 'Право підпису',
  payrolls: 'Зарплати',
  administrator: 'Адміністратор',
  rightsUntil: 'Строк прав',
  director: 'директор',
  accountant: 'бухгалтер',
  operator: 'оператор',
  allSignatures: 'усі підписи',
  firstSignature: 'перший підпис',
  secondSignature: 'другий підпис',
  noSignature: 'без підпису',
  seesNothing: 'нічого',
  seesTotals: 'лише підсумки',
  seesAll: 'усе',
  yes: 'так',
  no: 'ні',
  endless: 'без обмеження',
  name: 'ім’я',
  taxCode: 'податковий номер',
  phone: 'телефон',
  email: 'пошта',
  waits: 'чекає другої особи',
  codeBySms: 'Код SMS.',
  byKey: 'Ключ підпису.',
  withoutSignIn: 'Без входу, за кодом SMS.',
  cancelledByOwner: 'Скасовано власником.',
  renewedByKey: 'Поновлення чинним ключем.',
  rowsOfPayroll: 'Рядків відомості',
  payrollsInList: 'Відомостей у переліку',
  employeesInList: 'Працівників у переліку',
  employeesInFile: 'Працівників із файлу',
  rowsOfJournal: 'Журнал дій, рядків',
} as const;

export type JournalDetail = keyof typeof JOURNAL_DETAILS;
