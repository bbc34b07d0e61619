/** Formats recognised by content; the file name is ignored. */
const FILE_FORMATS = [
  // tables with known headings
  'csv',
  'dbf',
  'xls',
  'xlsx',
  // tables of other banks' programs
  'corp2',
  'privatbank',
  // operations of any bank's statement
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
