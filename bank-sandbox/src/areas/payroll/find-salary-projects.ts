import type { AnswerOf, listSalaryProjects } from '@ncb/shared-kernel/api/contract';
import type { SalaryProject } from '@ncb/shared-kernel/domain/rules';
import { asc, eq } from 'drizzle-orm';
import type { CompanyCaller } from '../../callers';
import { schema, type Queries } from '../../db';
import { succeed, type Outcome } from '../../outcome';
import type { Services } from '../../services';

const { account, salaryProject } = schema;

export interface CompanyProject extends SalaryProject {
  readonly transitAccountId: number;
  readonly name: string;
  readonly branch: string;
}

/** Answers `get_salary_projects`. */
export async function findSalaryProjects(
  { db }: Services,
  { membership }: CompanyCaller,
): Promise<Outcome<AnswerOf<typeof listSalaryProjects>>> {
  const found = await findCompanyProjects(db.queries, membership.companyId);
  return succeed({ projects: found.map(({ transitAccountId, ...row }) => ({ ...row, id: String(transitAccountId) })) });
}

export async function findCompanyProjects(queries: Queries, companyId: number): Promise<readonly CompanyProject[]> {
  const rows = await queries
    .select({ project: salaryProject, iban: account.iban })
    .from(salaryProject)
    .innerJoin(account, eq(account.id, salaryProject.transitAccountId))
    .where(eq(salaryProject.companyId, companyId))
    .orderBy(asc(salaryProject.transitAccountId));
  return rows.map(({ project: { companyId: _companyId, ...row }, iban }) => ({ ...row, transitAccount: iban ?? '' }));
}
