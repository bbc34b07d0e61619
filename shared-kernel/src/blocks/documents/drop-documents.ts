import type { ApiClient, Outcome } from '../../api/client';
import { dropPayments, dropPayrolls, type Verdict } from '../../api/contract';
import { PAYROLL } from '../../domain/vocabulary';

export type Verdicts = Outcome<{ readonly verdicts: readonly Verdict[] }>;

/** Deletes documents at the bank: payrolls have a call of their own, and the one call does not find what is of the other. */
export type DropDocuments = (api: ApiClient, ids: readonly string[]) => Promise<Verdicts>;

/** Everything that stands in the journal: payments and requests. */
export const dropPaymentDocuments: DropDocuments = (api, ids) => api.call(dropPayments, { type: 'pmt', ids });

export const dropPayrollDocuments: DropDocuments = (api, ids) => api.call(dropPayrolls, { type: PAYROLL, ids });
