import { call } from './call';
import { id, list, or, text, word, type Value } from './codec';
import { at, record } from './record';

const CATALOGUE = ['payroll_types'] as const;

const payrollType = record({ id: at('NCB_PR_TYPE_ID', id), name: at('NCB_PR_TYPE_CODE', text) });

/** The bank's catalogue of payroll types (spec 3 §3); the name of the list on the wire is ours. */
export const listPayrollTypes = call({
  method: 'GET',
  path: '/get_catalog',
  summary: 'Payroll types',
  access: 'user',
  variant: { parameter: 'catalog_ref', values: CATALOGUE },
  request: record({ catalogue: at('catalog_ref', word(CATALOGUE)) }),
  answer: record({ rows: at('rows', or(list(payrollType), [])) }),
});

export type PayrollTypeRow = Value<typeof payrollType>;
