import type { AnswerOf, checkCompanyExists, RequestOf } from '@ncb/shared-kernel/api/contract';
import type { Caller } from '../../callers';
import { done, refuseFields, type Outcome } from '../../outcome';
import type { Services } from '../../services';
import { asking } from './asking';
import { findClient, isFree, readIdentity } from './bank-clients';

type Answer = AnswerOf<typeof checkCompanyExists>;

/** Why nothing was found is not told: whoever knows an account and a code learns no more than that. */
const NOTHING: Answer = { name: '', address: '', isFound: false };

/** `chk_exists`: the client of the bank with this code and account who does not use the service yet. */
export async function checkCompany(
  bank: Services,
  caller: Caller,
  request: RequestOf<typeof checkCompanyExists>,
): Promise<Outcome<Answer>> {
  const { identity, problems } = readIdentity(request);
  if (problems.length > 0) return refuseFields(problems);
  const { queries } = bank.db;
  return asking(
    bank,
    caller,
    ({ isFound }: Answer) => isFound,
    async () => {
      const client = await findClient(queries, identity);
      const isOpen = client !== null && (await isFree(queries, client, caller.at));
      return done(isOpen ? { name: client.fullName, address: client.address, isFound: true } : NOTHING);
    },
  );
}
