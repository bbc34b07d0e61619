import { createApiClient, type Outcome } from '../../api/client';
import { getUserInfo, login as signIn, type ClientInfo } from '../../api/contract';

/** @public */
export interface TestUser {
  readonly login: string;
  readonly password: string;
}

/** @public */
export interface BankSession {
  readonly session: ClientInfo;
  readonly fetch: typeof fetch;
}

/**
 * Signs in at a bank as a browser does, with the code from the operator's console.
 * @param origin of the bank, `http://localhost:7400`
 * @throws if the bank refuses the sign-in
 * @public for remotes of other repositories
 */
export async function signInAtBank(origin: string, { login, password }: TestUser): Promise<BankSession> {
  const cookies = new Map<string, string>();
  const toBank: typeof fetch = async (path, init) => {
    // Signals and bodies of a simulated browser belong to other classes than those of Node.
    const { signal: _signal, body, headers, ...rest } = init ?? {};
    const allHeaders = new Headers(headers);
    allHeaders.set('X-Requested-With', 'ncb');
    allHeaders.set('Origin', origin);
    allHeaders.set('Cookie', [...cookies].map(([name, value]) => `${name}=${value}`).join('; '));
    if (body instanceof URLSearchParams) allHeaders.set('Content-Type', 'application/x-www-form-urlencoded');
    const text = body instanceof URLSearchParams ? body.toString() : body;
    const response = await fetch(`${origin}/ncb/api${path as string}`, {
      ...rest,
      headers: allHeaders,
      ...(text && { body: text }),
    });
    for (const line of response.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? [];
      if (value) cookies.set(name, value);
      else cookies.delete(name);
    }
    return response;
  };
  const api = createApiClient({
    baseUrl: '',
    identity: () => null,
    languageTag: () => 'uk',
    onSessionOver: () => undefined,
    fetch: toBank,
  });
  const bySms = { secondFactor: 'sms' } as const;
  await must(api.call(signIn, { ...bySms, login, password, code: null }));
  await must(api.call(signIn, { ...bySms, login: null, password: null, code: await readSentCode(origin, login) }));
  const session = await must(api.call(getUserInfo, { companyRef: null }));
  return { session, fetch: toBank };
}

async function must<T>(answer: Promise<Outcome<T>>): Promise<T> {
  const outcome = await answer;
  if (!outcome.ok) throw new Error(`the bank refuses: ${JSON.stringify(outcome.failure)}`);
  return outcome.value;
}

async function readSentCode(origin: string, login: string): Promise<string> {
  const page = await (await fetch(`${origin}/sandbox`)).text();
  const rows = page.match(/<tr[^>]*data-row[^]*?<\/tr>/g) ?? [];
  const codes = rows
    .filter((row) => row.includes(login))
    .map((row) => /data-field="code"[^>]*>\s*(\d+)/.exec(row)?.[1]);
  const code = codes.find((candidate) => candidate !== undefined);
  if (!code) throw new Error(`the console of ${origin} has no code for ${login}`);
  return code;
}
