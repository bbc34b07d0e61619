import { savePayroll, type AnswerOf, type PayrollToSave, type RequestOf } from '@ncb/shared-kernel/api/contract';
import { normaliseIban } from '@ncb/shared-kernel/domain/identifiers';
import { parseAmount } from '@ncb/shared-kernel/domain/money';
import { checkPayroll, sumPayroll } from '@ncb/shared-kernel/domain/rules';
import { PAYROLL, PayrollType, UAH } from '@ncb/shared-kernel/domain/vocabulary';
import type { CompanyCaller } from '../../callers';
import type { Queries } from '../../db';
import { refuseFields, type Outcome } from '../../outcome';
import type { Services } from '../../services';
import { toDebitAccount, findCompanyAccount } from '../accounts/company-account';
import { OWN_BANK } from '../banks/own-bank';
import { withIdempotency } from '../documents/with-idempotency';
import { storeDocument } from '../documents/store-document';
import { normaliseEmployee } from '../employees/normalise-employee';
import { findOwnerCodesFor } from '../receivers/find-account-facts';
import { auditNameChecks, isAskedAbout, queueNameChecks } from '../receivers/queue-name-checks';
import { toIban } from '../receivers/to-iban';
import { writeCanonicalPayroll } from './write-canonical-payroll';
import { findPayrollTypes, getTypeName } from './find-payroll-types';
import { findCompanyProjects, type CompanyProject } from './find-salary-projects';
import { storeGrid, type GridRow } from './payroll-grid';

type SaveAnswer = AnswerOf<typeof savePayroll>;

/** Answers `save_payroll`. */
export async function savePayrollGrid(
  { db }: Services,
  caller: CompanyCaller,
  { payroll }: RequestOf<typeof savePayroll>,
): Promise<Outcome<SaveAnswer>> {
  return withIdempotency(db, caller, (tx) => storePayroll(tx, caller, normalisePayroll(payroll)));
}

async function storePayroll(tx: Queries, caller: CompanyCaller, draft: PayrollToSave): Promise<Outcome<SaveAnswer>> {
  const { membership, bankDay } = caller;
  const found = await findCompanyAccount(tx, membership.companyId, draft.debitAccountId);
  const projects = await findCompanyProjects(tx, membership.companyId);
  const types = await findPayrollTypes(tx);
  const ownerCodesOf = await findOwnerCodesFor(
    tx,
    draft.employees.map(({ account, taxCode }) => ({ account, code: taxCode })),
  );
  const problems = checkPayroll(draft, {
    bankDay,
    ownerCodesOf,
    ownBankCode: OWN_BANK.code,
    debitAccount: found && toDebitAccount(found),
    transitAccounts: projects.map(({ transitAccount }) => transitAccount),
    typeIds: [...types.keys()],
  });
  const project = projects.find(({ transitAccount }) => transitAccount === draft.transitAccount);
  const total = sumPayroll(draft.employees);
  if (problems.length > 0 || !found || !project || total === null) return refuseFields(problems);
  const employees = draft.employees.map(toGridRow);
  const payrollType = getTypeName(draft, types);
  const { period, half } = draft;
  const payer = { payerName: membership.companyName, payerCode: membership.companyCode, payerIban: found.iban };
  const toOtherBanks = employees.flatMap(({ account }, index) => (isAskedAbout(toIban(account)) ? [index + 1] : []));
  const stored = await storeDocument(tx, caller, {
    id: draft.id,
    version: draft.version,
    requisites: toRequisites(draft, found.id, project, total, payrollType),
    counter: 'payroll',
    canonical: (row) => writeCanonicalPayroll({ ...row, ...payer, payrollType, period, half, employees }),
    async parts(row) {
      await storeGrid(tx, row.id, {
        salaryProjectId: project.transitAccountId,
        typeId: draft.typeId,
        otherType: draft.otherType,
        period,
        half,
        employees,
      });
      await queueNameChecks(tx, row, toOtherBanks);
    },
  });
  if (stored.ok) await auditNameChecks(tx, caller, savePayroll.path, toOtherBanks.length);
  return stored;
}

/** Drops a custom type name except with "other". */
function normalisePayroll(draft: PayrollToSave): PayrollToSave {
  const { transitAccount, typeId, otherType, employees } = draft;
  return {
    ...draft,
    transitAccount: normaliseIban(transitAccount),
    otherType: typeId === String(PayrollType.other) ? otherType.trim() : '',
    employees: employees.map(normaliseEmployee),
  };
}

function toGridRow(row: PayrollToSave['employees'][number]): GridRow {
  const parsed = parseAmount(row.amount);
  return { ...row, amount: parsed.ok ? parsed.amount : row.amount };
}

function toRequisites(
  draft: PayrollToSave,
  accountId: number,
  project: CompanyProject,
  amount: string,
  payrollType: string,
) {
  return {
    type: PAYROLL,
    number: draft.number,
    documentDate: draft.documentDate,
    valueDate: draft.payoutDay === '' ? null : draft.payoutDay,
    valueDateFixed: false,
    accountId,
    amount,
    currencyCode: UAH.code,
    currencyLetters: UAH.letters,
    receiverName: project.name,
    receiverCode: '',
    receiverAccount: project.transitAccount,
    receiverIsResident: true,
    receiverHasCode: false,
    purpose: payrollType,
  } as const;
}
