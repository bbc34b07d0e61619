import fc from 'fast-check';
import type { EmployeeDraft, PayrollDraft, PayrollRowDraft } from '../../../domain/rules';
import {
  EmployeeStatus,
  PAYROLL,
  PayrollHalf,
  PayrollPart,
  PayrollRowStatus,
  STORED_STATUSES,
} from '../../../domain/vocabulary';
import type { RequestOf } from '../call';
import {
  dropEmployees,
  listEmployeeAccounts,
  listEmployees,
  listSalaryProjects,
  saveEmployee,
  saveEmployees,
  type Employee,
  type EmployeeAccount,
  type EmployeeResult,
  type EmployeeToSave,
  type SalaryProjectOfCompany,
} from '../employees';
import {
  dropPayrolls,
  getPayroll,
  listPayrolls,
  savePayroll,
  type Payroll,
  type PayrollListRow,
  type PayrollPayment,
  type StoredPayrollRow,
} from '../payroll';
import { listPayrollTypes } from '../payroll-types';
import type { Verdict } from '../verdict';
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
  optionally,
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
  period: anyText,
  half: anyOf(Object.values(PayrollHalf)),
  total: anyText,
  employees: listOf(recordOf<PayrollRowDraft>({ ...employeeDraft, amount: anyText })),
};

const storedRows = recordOf<StoredPayrollRow>({
  ...employeeDraft,
  amount: anyText,
  fromBank: anyFlag,
  outcome: maybe(anyOf(Object.values(PayrollRowStatus))),
  reason: maybe(filledText),
});

const payments = recordOf<PayrollPayment>({
  part: anyOf(Object.values(PayrollPart)),
  id: anyId,
  number: anyText,
  documentDate: anyDate,
  amount: anyMoney,
  status,
});

const payrolls = recordOf<Payroll>({
  ...draft,
  employees: listOf(storedRows),
  payments: listOf(payments),
  id: anyId,
  status,
  version: anyWhole,
  abortReason: maybe(filledText),
  debitAccount: anyText,
  debitIban: anyText,
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
  confirmed: maybe(anyMoment),
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
  paidOn: maybe(anyDate),
});

const employeesToSave = recordOf<EmployeeToSave>({ ...employeeDraft, id: maybe(anyId), status: employeeStatus });

const employeeResults = recordOf<EmployeeResult>({
  id: maybe(anyId),
  error: maybe(filledText),
  problems: listOf(recordOf({ field: anyText, key: anyText })),
});

const employeeAccounts = recordOf<EmployeeAccount>({ account: anyText, since: anyDate, until: maybe(anyDate) });

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
    recordOf({ payroll: recordOf({ ...draft, id: maybe(anyId), version: optionally(anyWhole) }) }),
    recordOf({ id: anyId, status }),
  ),
  roundTrip(listPayrolls, searches, recordOf({ rows: listOf(rows), truncated: anyFlag })),
  roundTrip(getPayroll, recordOf({ id: anyId }), recordOf({ payroll: payrolls })),
  roundTrip(dropPayrolls, recordOf({ type: fc.constant(PAYROLL), ids: someIds }), recordOf({ verdicts })),
  roundTrip(listEmployees, nothing, recordOf({ employees: listOf(employees) })),
  roundTrip(saveEmployee, employeesToSave, recordOf({ id: anyId })),
  roundTrip(
    saveEmployees,
    recordOf({ employees: listOf(recordOf<EmployeeDraft>(employeeDraft)) }),
    recordOf({ results: listOf(employeeResults) }),
  ),
  roundTrip(listEmployeeAccounts, recordOf({ id: anyId }), recordOf({ accounts: listOf(employeeAccounts) })),
  roundTrip(dropEmployees, recordOf({ ids: someIds }), recordOf({ verdicts })),
  roundTrip(
    listPayrollTypes,
    recordOf({ catalogue: fc.constant('payroll_types' as const) }),
    recordOf({ rows: listOf(recordOf({ id: anyId, name: anyText })) }),
  ),
  roundTrip(listSalaryProjects, nothing, recordOf({ projects: listOf(projects) })),
];
