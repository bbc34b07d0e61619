import type { AnswerOf, checkCompanyExists, RequestOf } from '@ncb/shared-kernel/api/contract';
import type { Caller } from '../../callers';
import { done, refuseFields, type Outcome } from '../../outcome';
import type { Services } from '../../services';
import { asking } from './asking';
import { findBegun, findClient, isFree, readIdentity } from './bank-clients';

type Answer = AnswerOf<typeof checkCompanyExists>;

/** Why nothing was found is not told, but for a registration that was begun: its time is what one has to wait for. */
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
      if (isOpen) return done({ name: client.fullName, address: client.address, isFound: true });
      const begun = client && (await findBegun(queries, client));
      return done(begun ? { ...NOTHING, begun } : NOTHING);
    },
  );
}
