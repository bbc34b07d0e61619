import fc from 'fast-check';
import type { EmployeeDraft, PayrollDraft, PayrollRowDraft } from '../../../domain/rules';
import { EmployeeStatus, PAYROLL, STORED_STATUSES } from '../../../domain/vocabulary';
import type { RequestOf } from '../call';
import {
  dropEmployees,
  listEmployees,
  listSalaryProjects,
  saveEmployee,
  type Employee,
  type SalaryProjectOfCompany,
} from '../employees';
import { dropPayrolls, getPayroll, listPayrolls, savePayroll, type Payroll, type PayrollListRow } from '../payroll';
import { listPayrollTypes } from '../payroll-types';
import type { Verdict } from '../signing';
import {
  anyDate,
  anyDecimal,
  anyFlag,
  anyId,
  anyIds,
  anyMoment,
  anyMoney,
  anyOf,
  anyText,
  anyTypedDate,
  anyWhole,
  filledText,
  listOf,
  maybe,
  nothing,
  recordOf,
} from './generators';
import { roundTrip } from './round-trip';

const status = anyOf(STORED_STATUSES);
const employeeStatus = anyOf(Object.values(EmployeeStatus));
const idOrNone = fc.oneof(anyId, fc.constant(''));
const someIds = anyIds.filter((ids) => ids.length > 0);
const verdicts = listOf(
  recordOf<Verdict>({ id: anyId, status: maybe(status), error: maybe(filledText), errorCode: maybe(filledText) }),
);

const employeeDraft: { readonly [K in keyof EmployeeDraft]: fc.Arbitrary<EmployeeDraft[K]> } = {
  taxCode: anyText,
  lastName: anyText,
  firstName: anyText,
  middleName: anyText,
  account: anyText,
};

const draft: { readonly [K in keyof PayrollDraft]: fc.Arbitrary<PayrollDraft[K]> } = {
  number: anyText,
  documentDate: anyTypedDate,
  confirmDate: anyTypedDate,
  debitAccountId: idOrNone,
  transitAccount: anyText,
  typeId: idOrNone,
  otherType: anyText,
  total: anyText,
  employees: listOf(recordOf<PayrollRowDraft>({ ...employeeDraft, amount: anyText })),
};

const payrolls = recordOf<Payroll>({
  ...draft,
  id: anyId,
  status,
  version: anyWhole,
  abortReason: maybe(filledText),
  debitAccount: anyText,
  branch: anyText,
  fee: maybe(anyMoney),
  creator: anyText,
  confirmed: maybe(anyMoment),
  signatures: listOf(recordOf({ signer: anyText, right: anyWhole, at: anyMoment, certificate: anyText })),
});

const rows = recordOf<PayrollListRow>({
  id: anyId,
  number: anyText,
  documentDate: anyDate,
  confirmDate: maybe(anyDate),
  amount: anyMoney,
  typeId: anyId,
  otherType: anyText,
  status,
  abortReason: maybe(filledText),
  debitAccountId: anyId,
  debitAccount: anyText,
  transitAccount: anyText,
  employeeCount: anyWhole,
  creator: anyText,
});

const searches = recordOf<RequestOf<typeof listPayrolls>>({
  start: maybe(anyDate),
  end: maybe(anyDate),
  number: anyText,
  amountFrom: maybe(anyMoney),
  amountTo: maybe(anyMoney),
  status: maybe(status),
  typeId: maybe(anyId),
});

const employees = recordOf<Employee>({
  ...employeeDraft,
  id: anyId,
  status: employeeStatus,
  fromBank: anyFlag,
  amount: maybe(anyMoney),
});

const projects = recordOf<SalaryProjectOfCompany>({
  id: anyId,
  name: anyText,
  branch: anyText,
  transitAccount: anyText,
  feePercent: maybe(anyDecimal),
  feeAmount: maybe(anyMoney),
  feeAccount: anyText,
  deal: anyText,
  dealDate: maybe(anyDate),
});

export const PAYROLL_CALLS = [
  roundTrip(
    savePayroll,
    recordOf({ payroll: recordOf({ ...draft, id: maybe(anyId) }) }),
    recordOf({ id: anyId, status }),
  ),
  roundTrip(listPayrolls, searches, recordOf({ rows: listOf(rows), truncated: anyFlag })),
  roundTrip(getPayroll, recordOf({ id: anyId }), recordOf({ payroll: payrolls })),
  roundTrip(dropPayrolls, recordOf({ type: fc.constant(PAYROLL), ids: someIds }), recordOf({ verdicts })),
  roundTrip(listEmployees, nothing, recordOf({ employees: listOf(employees) })),
  roundTrip(
    saveEmployee,
    recordOf<RequestOf<typeof saveEmployee>>({ ...employeeDraft, id: maybe(anyId), status: employeeStatus }),
    recordOf({ id: anyId }),
  ),
  roundTrip(dropEmployees, recordOf({ ids: someIds }), recordOf({ verdicts })),
  roundTrip(
    listPayrollTypes,
    recordOf({ catalogue: fc.constant('payroll_types' as const) }),
    recordOf({ rows: listOf(recordOf({ id: anyId, name: anyText })) }),
  ),
  roundTrip(listSalaryProjects, nothing, recordOf({ projects: listOf(projects) })),
];
