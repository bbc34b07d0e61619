import { createApiClient, type ApiClient, type ApiClientOptions, type SessionIdentity } from '../client';

export const COMPANY: SessionIdentity = { companyRef: '1001', bankClientId: '2002', userId: '5' };

export interface OpenClient {
  readonly api: ApiClient;
  /** What was asked, as a browser would put it on the wire. */
  readonly asked: readonly Request[];
  /** How often the client said that the session is over. */
  sessionsOver(): number;
}

/** A client whose network is the given function; a director of company 1001 is signed in, in Ukrainian. */
export function openClient(answer: typeof fetch, options: Partial<ApiClientOptions> = {}): OpenClient {
  const asked: Request[] = [];
  let sessionsOver = 0;
  const api = createApiClient({
    baseUrl: '/ncb/api',
    identity: () => COMPANY,
    languageTag: () => 'uk',
    onSessionOver: () => (sessionsOver += 1),
    fetch: (address, init) => {
      // Only strings are handed over; a Request is made here to see headers and body as the platform makes them.
      asked.push(new Request(new URL(address as string, 'https://bank.test'), init));
      return answer(address, init);
    },
    ...options,
  });
  return { api, asked, sessionsOver: () => sessionsOver };
}

/** As much of a `Response` as the client reads: jsdom has none. */
export function bankResponse(body: unknown, status = 200): Response {
  const bytes = new TextEncoder().encode(JSON.stringify(body)).buffer;
  return { ok: status === 200, status, arrayBuffer: () => Promise.resolve(bytes) } as Response;
}

/** A network in which the bank answers every call the same; a body that is no text is written as JSON. */
export function answering(body: unknown, status = 200): typeof fetch {
  const text = typeof body === 'string' ? body : JSON.stringify(body);
  return () => Promise.resolve(new Response(text, { status }));
}
