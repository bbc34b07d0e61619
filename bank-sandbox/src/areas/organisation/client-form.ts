import type { AnswerOf, getClientForm } from '@ncb/shared-kernel/api/contract';
import type { CompanyCaller } from '../../callers';
import { done, type Outcome } from '../../outcome';
import type { Services } from '../../services';
import { companyData } from './company-data';

/** `get_clnt_form`: what the bank knows of the organisation; a questionnaire that it handed in changes nothing here. */
export async function clientForm(
  { db }: Services,
  { membership }: CompanyCaller,
): Promise<Outcome<AnswerOf<typeof getClientForm>>> {
  const { type, fullName, shortName, address, code, ...more } = await companyData(db.queries, membership.companyId);
  const { englishName, addressParts } = more;
  const { mainActivity, secondaryActivities, phone, email, site } = more;
  const workers = workersText(more.workers);
  return done({
    ...{ type, fullName, shortName, address, code, workers },
    ...{ mainActivity, secondaryActivities, phone, email, site },
    ...addressParts,
    ...(englishName !== '' && { nameInEnglish: englishName }),
  });
}

/** '' where the bank was not told. */
export function workersText(workers: number | null): string {
  return workers === null ? '' : String(workers);
}
