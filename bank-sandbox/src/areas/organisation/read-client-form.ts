import type { AnswerOf, getClientForm } from '@ncb/shared-kernel/api/contract';
import type { CompanyCaller } from '../../callers';
import { succeed, type Outcome } from '../../outcome';
import type { Services } from '../../services';
import { readCompany } from './read-company';

/** Answers `get_clnt_form`; an undecided questionnaire does not change it. */
export async function readClientForm(
  { db }: Services,
  { membership }: CompanyCaller,
): Promise<Outcome<AnswerOf<typeof getClientForm>>> {
  const { type, fullName, shortName, address, code, ...more } = await readCompany(db.queries, membership.companyId);
  const { englishName, addressParts } = more;
  const { mainActivity, secondaryActivities, phone, email, site } = more;
  const workers = formatWorkers(more.workers);
  return succeed({
    type,
    fullName,
    shortName,
    address,
    code,
    workers,
    mainActivity,
    secondaryActivities,
    phone,
    email,
    site,
    ...addressParts,
    ...(englishName !== '' && { nameInEnglish: englishName }),
  });
}

export function formatWorkers(workers: number | null): string {
  return workers === null ? '' : String(workers);
}
