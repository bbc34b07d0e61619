import { bankCatalogue } from './bank-catalogue';
import { id, text, type Value } from './codec';
import { at, record } from './record';

const CATALOGUE = ['payroll_types'] as const;

const payrollType = record({ id: at('NCB_PR_TYPE_ID', id), name: at('NCB_PR_TYPE_CODE', text) });

/** The bank's catalogue of payroll types (spec 3 §3); the name of the list on the wire is ours. */
export const listPayrollTypes = bankCatalogue('/get_catalog', CATALOGUE, payrollType, 'Payroll types');

export type PayrollTypeRow = Value<typeof payrollType>;
