/** Files that a screen can import: hryvnia payments, payroll, correspondents, employees. */
export type ImportTemplate = '1' | '_payroll' | '_correspondents' | '_employees';
export type ImportTemplateFormat = 'csv' | 'txt' | 'dbf' | 'xls' | 'xlsx';

/**
 * Address of an empty import file with the right columns, to be downloaded as it is; no call of the web service.
 * Source: spec 2 §7, reference/banking 4.4
 */
export function importTemplatePath(template: ImportTemplate, format: ImportTemplateFormat): string {
  return `/ncb/templates/imp_tmpl${template}.${format}`;
}
