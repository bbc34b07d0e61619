/** What a file was recognised to be by what is in it; its name only says how it wants to be called. */
export const FILE_FORMATS = [
  // tables, their columns known by their headings
  'csv',
  'dbf',
  'xls',
  'xlsx',
  // tables of other banks' programs
  'corp2',
  'privatbank',
  // what has happened, of whatever bank
  'statement',
  // texts of other programs
  'oneC',
  'iBank2',
  'iFobsText',
  'iFobsXml',
  'pain001',
  // salary lists of programs and banks
  'payroll',
  'iBank2Payroll',
  'iFobsSalaryXml',
  'eSalary',
  'privatSalary',
  'corp2Salary',
  'alfaSalary',
  'ukrgasSalary',
  'kyivRusSalary',
  'prominSalary',
  'ukrpromSalary',
  'elPay',
  'cardTwo',
  'oneCSalary',
  'pib',
  'odooSalary',
  'freeLines',
] as const;

export type FileFormat = (typeof FILE_FORMATS)[number];
