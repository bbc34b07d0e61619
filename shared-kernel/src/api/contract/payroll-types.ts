import { bankCatalogue } from './bank-catalogue';
import { id, text, type Value } from './codec';
import { at, record } from './record';

const CATALOGUE = ['payroll_types'] as const;

const payrollType = record({ id: at('NCB_PR_TYPE_ID', id), name: at('NCB_PR_TYPE_CODE', text) });

/**
 * The bank's catalogue of payroll types; its wire name is ours. Source:
 * docs/requirements/currency-payroll-credits-statements.md#payroll-types.
 */
export const listPayrollTypes = bankCatalogue('/get_catalog', CATALOGUE, payrollType, 'Payroll types');

export type PayrollTypeRow = Value<typeof payrollType>;
