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
import type { StoredNameCheck } from '../receiver-name-check';
import type { Verdict } from '../verdict';
import { nameCheckFields } from './catalogue-calls';
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
  nextSigners,
  nullable,
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
  recordOf<Verdict>({
    id: anyId,
    status: nullable(status),
    error: nullable(filledText),
    errorCode: nullable(filledText),
  }),
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
  payoutDay: anyTypedDate,
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
  outcome: nullable(anyOf(Object.values(PayrollRowStatus))),
  reason: nullable(filledText),
  uetr: nullable(filledText),
  nameCheck: optionally(recordOf<StoredNameCheck>({ ...nameCheckFields, checkedAt: anyMoment })),
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
  abortReason: nullable(filledText),
  debitAccount: anyText,
  debitIban: anyText,
  branch: anyText,
  fee: nullable(anyMoney),
  creator: anyText,
  confirmed: nullable(anyMoment),
  signatures: listOf(recordOf({ signer: anyText, right: anyWhole, at: anyMoment, certificate: anyText })),
  nextSigners: optionally(nextSigners),
});

const rows = recordOf<PayrollListRow>({
  id: anyId,
  number: anyText,
  documentDate: anyDate,
  payoutDay: nullable(anyDate),
  amount: anyMoney,
  typeId: anyId,
  otherType: anyText,
  status,
  abortReason: nullable(filledText),
  debitAccountId: anyId,
  debitAccount: anyText,
  transitAccount: anyText,
  employeeCount: anyWhole,
  creator: anyText,
  nextSigners: optionally(nextSigners),
  confirmed: nullable(anyMoment),
});

const searches = recordOf<RequestOf<typeof listPayrolls>>({
  start: nullable(anyDate),
  end: nullable(anyDate),
  number: anyText,
  amountFrom: nullable(anyMoney),
  amountTo: nullable(anyMoney),
  status: nullable(status),
  typeId: nullable(anyId),
});

const employees = recordOf<Employee>({
  ...employeeDraft,
  id: anyId,
  status: employeeStatus,
  fromBank: anyFlag,
  amount: nullable(anyMoney),
  paidOn: nullable(anyDate),
});

const employeesToSave = recordOf<EmployeeToSave>({ ...employeeDraft, id: nullable(anyId), status: employeeStatus });

const employeeResults = recordOf<EmployeeResult>({
  id: nullable(anyId),
  error: nullable(filledText),
  problems: listOf(recordOf({ field: anyText, key: anyText })),
});

const employeeAccounts = recordOf<EmployeeAccount>({ account: anyText, since: anyDate, until: nullable(anyDate) });

const projects = recordOf<SalaryProjectOfCompany>({
  id: anyId,
  name: anyText,
  branch: anyText,
  transitAccount: anyText,
  feePercent: nullable(anyDecimal),
  feeAmount: nullable(anyMoney),
  feeAccount: anyText,
  deal: anyText,
  dealDate: nullable(anyDate),
});

export const PAYROLL_CALLS = [
  roundTrip(
    savePayroll,
    recordOf({ payroll: recordOf({ ...draft, id: nullable(anyId), version: optionally(anyWhole) }) }),
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
