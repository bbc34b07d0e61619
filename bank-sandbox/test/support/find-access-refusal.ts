import type { Route } from '../../src/route';
import type { TestBank } from './open-test-bank';
import { APP_ORIGIN } from './origins';
import { findSeedUser, type Person } from './person';

const FORM = 'application/x-www-form-urlencoded';
const BOUNDARY = 'part';

function multipart(fields: Readonly<Record<string, string>>): string {
  const parts = Object.entries(fields).map(
    ([name, value]) => `--${BOUNDARY}\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`,
  );
  return `${parts.join('')}--${BOUNDARY}--\r\n`;
}

/**
 * Returns the refusal of a caller before the request is read.
 * @param route a company call, made for the first company without parameters
 */
export async function findAccessRefusal(bank: TestBank, person: Person, route: Route): Promise<string | null> {
  const code = await getRefusalCode(bank, person, route, { companyRef: '1001' });
  return code === 'forbidden' || code === 'invalid_clnt_status' ? code : null;
}

/** @returns the code of the refusal; null if answered */
export async function getRefusalCode(
  bank: TestBank,
  { login, jar }: Person,
  { call: { method, path, encoding } }: { readonly call: Pick<Route['call'], 'method' | 'path' | 'encoding'> },
  { companyRef, ...more }: { readonly companyRef: string; readonly [name: string]: string },
): Promise<string | null> {
  const session = { clnt_id: companyRef, ncb_id: companyRef, user_id: findSeedUser(login).userId };
  const query = new URLSearchParams({ ...session, ...more }).toString();
  const isMultipart = encoding === 'multipart';
  const isGet = method === 'GET';
  const reply = await bank.app.inject({
    method,
    url: `/ncb/api${path}${isGet ? `?${query}` : ''}`,
    headers: {
      host: new URL(APP_ORIGIN).host,
      cookie: jar.header(),
      'x-requested-with': 'ncb',
      ...(!isGet && { 'content-type': isMultipart ? `multipart/form-data; boundary=${BOUNDARY}` : FORM }),
    },
    ...(!isGet && { payload: isMultipart ? multipart({ ...session, ...more }) : query }),
  });
  return reply.json<{ error_code?: string }>().error_code ?? null;
}
