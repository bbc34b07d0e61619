import type { AnswerOf, checkCompanyExists, RequestOf } from '@ncb/shared-kernel/api/contract';
import type { Caller } from '../../callers';
import { succeed, refuseFields, type Outcome } from '../../outcome';
import type { Services } from '../../services';
import { withThrottle } from './with-throttle';
import { findPendingRegistration, findClient, isFree, readIdentity } from './bank-clients';

type Answer = AnswerOf<typeof checkCompanyExists>;

/** Answer about a company that cannot register. It hides the reason, except that a registration is pending. */
const NOTHING: Answer = { name: '', address: '', isFound: false };

/** Answers `chk_exists`, for clients not registered yet. */
export async function checkCompany(
  bank: Services,
  caller: Caller,
  request: RequestOf<typeof checkCompanyExists>,
): Promise<Outcome<Answer>> {
  const { identity, problems } = readIdentity(request);
  if (problems.length > 0) return refuseFields(problems);
  const { queries } = bank.db;
  return withThrottle(
    bank,
    caller,
    ({ isFound }: Answer) => isFound,
    async () => {
      const client = await findClient(queries, identity);
      const isOpen = client !== null && (await isFree(queries, client, caller.at));
      if (isOpen) return succeed({ name: client.fullName, address: client.address, isFound: true });
      const pending = client && (await findPendingRegistration(queries, client));
      return succeed(pending ? { ...NOTHING, begun: pending } : NOTHING);
    },
  );
}
