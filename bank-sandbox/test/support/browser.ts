import type { FastifyInstance } from 'fastify';
import { APP_ORIGIN } from './origins';

export class CookieJar {
  readonly #cookies = new Map<string, string>();

  take(setCookies: readonly string[]): void {
    for (const line of setCookies) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? [];
      if (value === '') this.#cookies.delete(name);
      else this.#cookies.set(name, value);
    }
  }

  get(name: string): string | undefined {
    return this.#cookies.get(name);
  }

  header(): string {
    return [...this.#cookies].map(([name, value]) => `${name}=${value}`).join('; ');
  }
}

export interface Reachable {
  readonly fetchWith: (jar: CookieJar) => typeof fetch;
  readonly now: () => Date;
  /** Folder with key files. */
  readonly dataDir: string;
}

/** Calls a server in this process, with cookies. */
export function fetchInProcess(app: FastifyInstance): Reachable['fetchWith'] {
  return (jar) => async (address, init) => {
    const body = init?.body ? await encodeForm(init.body) : null;
    const reply = await app.inject({
      method: (init?.method ?? 'GET') as 'GET' | 'POST',
      url: getPathAndQuery(address),
      headers: {
        ...(init?.headers as Record<string, string>),
        host: new URL(APP_ORIGIN).host,
        cookie: jar.header(),
        ...(body && { 'content-type': body.type }),
      },
      ...(body && { payload: body.bytes }),
    });
    jar.take([reply.headers['set-cookie'] ?? []].flat());
    const challenge = reply.headers['www-authenticate'];
    return new Response(reply.body, {
      status: reply.statusCode,
      ...(challenge !== undefined && { headers: { 'WWW-Authenticate': String(challenge) } }),
    });
  };
}

/** Calls over the network, with cookies. */
export function fetchOverHttp(origin: string): Reachable['fetchWith'] {
  return (jar) => async (address, init) => {
    const reply = await fetch(origin + getPathAndQuery(address), {
      ...init,
      headers: { ...(init?.headers as Record<string, string>), cookie: jar.header() },
    });
    jar.take(reply.headers.getSetCookie());
    return reply;
  };
}

function getPathAndQuery(address: Parameters<typeof fetch>[0]): string {
  if (typeof address === 'string') return address;
  return address instanceof URL ? address.href : address.url;
}

/** Encodes as the platform sends it. */
export async function encodeForm(body: unknown): Promise<{ readonly type: string; readonly bytes: Buffer }> {
  if (!(body instanceof URLSearchParams) && !(body instanceof FormData)) throw new Error('not a form');
  const written = new Response(body);
  return { type: written.headers.get('content-type') ?? '', bytes: Buffer.from(await written.arrayBuffer()) };
}

/** Refusal without a valid session. */
export const unauthorized = (code: string, params = {}) =>
  expect.objectContaining({ ok: false, failure: expect.objectContaining({ kind: 'unauthorized', code, params }) });

/** @returns the raw answer */
export function postLogin({ app }: { readonly app: FastifyInstance }, parameters: Record<string, string>, cookie = '') {
  return app.inject({
    method: 'POST',
    url: '/ncb/api/login',
    headers: {
      host: new URL(APP_ORIGIN).host,
      'x-requested-with': 'ncb',
      'content-type': 'application/x-www-form-urlencoded',
      cookie,
    },
    payload: new URLSearchParams(parameters).toString(),
  });
}

export function getSetCookies({ headers }: Awaited<ReturnType<typeof postLogin>>): readonly string[] {
  return [headers['set-cookie'] ?? []].flat();
}
