import { createApiClient, type ApiClient, type ApiClientOptions, type SessionIdentity } from '../client';

const COMPANY: SessionIdentity = { companyRef: '1001', bankClientId: '2002', userId: '5' };

export interface TestClient {
  readonly api: ApiClient;
  readonly requests: readonly Request[];
  sessionsOver(): number;
}

export function createTestClient(answer: typeof fetch, options: Partial<ApiClientOptions> = {}): TestClient {
  const requests: Request[] = [];
  let sessionsOver = 0;
  const api = createApiClient({
    baseUrl: '/ncb/api',
    identity: () => COMPANY,
    languageTag: () => 'uk',
    onSessionOver: () => (sessionsOver += 1),
    fetch: (address, init) => {
      // The client passes strings; a Request shows headers and body as the platform builds them.
      requests.push(new Request(new URL(address as string, 'https://bank.test'), init));
      return answer(address, init);
    },
    ...options,
  });
  return { api, requests, sessionsOver: () => sessionsOver };
}

/** Builds the part of a `Response` that the client reads: jsdom has none. */
export function bankResponse(body: unknown, status = 200): Response {
  const bytes = new TextEncoder().encode(JSON.stringify(body)).buffer;
  const headers = new Map() as unknown as Headers;
  return { ok: status === 200, status, headers, arrayBuffer: () => Promise.resolve(bytes) } as Response;
}

export function answerAlways(body: unknown, status = 200): typeof fetch {
  const text = typeof body === 'string' ? body : JSON.stringify(body);
  return () => Promise.resolve(new Response(text, { status }));
}
