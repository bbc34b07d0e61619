import type { ApiClient, Outcome } from '../../api/client';
import { dropPayments, dropPayrolls, type Verdict } from '../../api/contract';
import { PAYROLL } from '../../domain/vocabulary';

type Verdicts = Outcome<{ readonly verdicts: readonly Verdict[] }>;

/** Deletes documents at the bank. Payrolls have a call of their own; neither call finds the other's documents. */
export type DropDocuments = (api: ApiClient, ids: readonly string[]) => Promise<Verdicts>;

/** Deletes payments and requests. */
export const dropPaymentDocuments: DropDocuments = (api, ids) => api.call(dropPayments, { type: 'pmt', ids });

export const dropPayrollDocuments: DropDocuments = (api, ids) => api.call(dropPayrolls, { type: PAYROLL, ids });
