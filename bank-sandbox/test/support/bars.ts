import type { Route } from '../../src/route';
import type { TestBank } from './bank';
import { APP_ORIGIN } from './origins';
import { seedUser, type Person } from './person';

/**
 * What the bank says of a caller before it has looked at what is asked; null where it lets him that far.
 * @param route of a call that is made for a company; it is made for the first one, without anything else
 */
export async function barOf(
  bank: TestBank,
  { login, jar }: Person,
  { call: { method, path } }: Route,
): Promise<string | null> {
  const query = `clnt_id=1001&ncb_id=1001&user_id=${seedUser(login).userId}`;
  const isGet = method === 'GET';
  const reply = await bank.app.inject({
    method,
    url: `/ncb/api${path}${isGet ? `?${query}` : ''}`,
    headers: {
      host: new URL(APP_ORIGIN).host,
      cookie: jar.header(),
      'x-requested-with': 'ncb',
      ...(!isGet && { 'content-type': 'application/x-www-form-urlencoded' }),
    },
    ...(!isGet && { payload: query }),
  });
  const { error_code: code } = reply.json<{ error_code?: string }>();
  return code === 'forbidden' || code === 'invalid_clnt_status' ? code : null;
}
