import type { ApiFailure, Outcome } from '@ncb/shared-kernel/api/client';
import {
  getBankCertificate,
  getClientForm,
  getPayroll,
  listPayrollTypes,
  noteAction,
  type Payroll,
} from '@ncb/shared-kernel/api/contract';
import { issueReferences } from '@ncb/shared-kernel/blocks/printing';
import { DocumentStatus, PAYROLL } from '@ncb/shared-kernel/domain/vocabulary';
import type { PrintProgress } from '@ncb/shared-kernel/print';
import type { ShellServices } from '@ncb/shared-kernel/remote-contract';
import type { PayrollPrintFacts } from './to-printed-payroll';

export interface PayrollsToPrint {
  readonly payrolls: readonly Payroll[];
  readonly facts: PayrollPrintFacts;
}

interface CollectOptions {
  readonly session: ShellServices['session'];
  readonly signal: AbortSignal;
  readonly onProgress: (progress: PrintProgress) => void;
  /** Error text if a payroll is not executed; null if that is allowed. */
  readonly executedOnly: string | null;
}

/** Loads the payrolls and everything their printouts contain. Stops at the first failed call. */
export async function collectPayrolls(
  api: ShellServices['api'],
  ids: readonly string[],
  { session, signal, onProgress, executedOnly }: CollectOptions,
): Promise<Outcome<PayrollsToPrint>> {
  const form = await api.call(getClientForm, {}, { signal });
  if (!form.ok) return form;
  const certificate = await api.call(getBankCertificate, {}, { signal });
  if (!certificate.ok) return certificate;
  const types = await api.call(listPayrollTypes, { catalogue: 'payroll_types' }, { signal });
  if (!types.ok) return types;
  const payrolls: Payroll[] = [];
  for (const id of ids) {
    const one = await api.call(getPayroll, { id }, { signal });
    if (!one.ok) return one;
    const { payroll } = one.value;
    if (executedOnly !== null && payroll.status !== DocumentStatus.success)
      return { ok: false, failure: toFailure(executedOnly) };
    payrolls.push(payroll);
    onProgress({ done: payrolls.length, total: ids.length });
  }
  const references = await issueReferences(
    api,
    // A list of payrolls carries no number.
    executedOnly === null ? [] : payrolls.map(({ id, status }) => ({ id, status, type: PAYROLL })),
    signal,
  );
  if (!references.ok) return references;
  const recorded = await api.call(noteAction, { act: 'print', thing: 'payroll', ids, count: ids.length }, { signal });
  if (!recorded.ok) return recorded;
  const { shortName, fullName, code } = form.value;
  const facts = {
    companyName: shortName || fullName,
    companyCode: code,
    bankName: session.bankName,
    bankCode: session.bankCode,
    bankCertificate: certificate.value.serial,
    types: types.value.rows,
    references: references.value,
  };
  return { ok: true, value: { payrolls, facts } };
}

function toFailure(text: string): ApiFailure {
  return { kind: 'refused', text, code: null, params: {}, problems: [] };
}
