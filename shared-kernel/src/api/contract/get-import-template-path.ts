/** Import templates: hryvnia payments, payroll, counterparties, employees. */
export type ImportTemplate = '1' | '_payroll' | '_correspondents' | '_employees';
export type ImportTemplateFormat = 'csv' | 'txt' | 'dbf' | 'xls' | 'xlsx';

/**
 * Returns the address of an empty import file. Source: docs/requirements/hryvnia-payments.md#import-templates,
 * docs/requirements/banking-rules.md#import-templates.
 */
export function getImportTemplatePath(template: ImportTemplate, format: ImportTemplateFormat): string {
  return `/ncb/templates/imp_tmpl${template}.${format}`;
}
