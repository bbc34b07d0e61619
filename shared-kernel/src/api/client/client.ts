import { REQUEST_TIMEOUT_MS } from '../../domain/vocabulary';
import { decodeWire, encodeParameters, envelope, sessionParameters, type Call } from '../contract';
import type { ApiFailure, Outcome } from './outcome';

/** Whom the calls speak for; null before sign-in. */
export interface SessionIdentity {
  readonly companyRef: string;
  readonly bankClientId: string;
  readonly userId: string;
}

export interface ApiClientOptions {
  /** Where the bank's calls are, e.g. `/ncb/api`. */
  readonly baseUrl: string;
  readonly identity: () => SessionIdentity | null;
  /** Language tag for the bank's own texts. */
  readonly languageTag: () => string;
  /** A call other than sign-in was answered 401: the session is over. */
  readonly onSessionOver: () => void;
  readonly fetch?: typeof fetch;
  readonly timeoutMs?: number;
}

export interface CallOptions {
  readonly signal?: AbortSignal;
  /** One key per intention ("save this payment"), kept for retries: the bank then does it once. */
  readonly idempotencyKey?: string;
  /** The call is also carried out when the page is closed or loaded anew while it is on its way; bodies up to 64 KiB. */
  readonly outlivesPage?: boolean;
}

export interface ApiClient {
  /** Makes a call; never rejects for an expected failure. */
  call<Request, Answer>(call: Call<Request, Answer>, request: Request, options?: CallOptions): Promise<Outcome<Answer>>;
}

/**
 * The client of the bank's web service: form encoding, credentials, the 60 s limit, errors as values. A call is sent
 * once: whoever wants to try again asks again, and repeats a POST only with the same idempotency key.
 * Source: spec 1 §7
 */
export function createApiClient(options: ApiClientOptions): ApiClient {
  const send = options.fetch ?? globalThis.fetch.bind(globalThis);

  return {
    async call(call, request, { signal, idempotencyKey, outlivesPage = false } = {}) {
      const timeout = AbortSignal.timeout(options.timeoutMs ?? REQUEST_TIMEOUT_MS);
      const limits = signal ? AbortSignal.any([signal, timeout]) : timeout;
      const [address, init] = toFetch(call, request, limits, idempotencyKey);
      const stores = idempotencyKey !== undefined && call.acceptsIdempotencyKey;
      const unsent = stores && isOffline() ? ({ stored: 'no' } as const) : null;
      const unanswered = stores ? ({ stored: 'unknown' } as const) : {};
      let response: Response;
      let body: string;
      try {
        response = await send(address, { ...init, keepalive: outlivesPage });
        // As bytes and at once: `text()` and `json()` put six million letters together piece by piece, in half as much
        // time again.
        body = new TextDecoder().decode(await response.arrayBuffer());
      } catch {
        return fail(
          timeout.aborted
            ? { kind: 'timeout', ...unanswered }
            : signal?.aborted
              ? { kind: 'aborted' }
              : { kind: 'network', ...(unsent ?? unanswered) },
        );
      }
      const outcome = readAnswer(call, response, parseJson(body), options.onSessionOver);
      return hasNoAnswer(outcome) ? fail({ ...outcome.failure, ...unanswered }) : outcome;
    },
  };

  function toFetch<Request, Answer>(
    call: Call<Request, Answer>,
    request: Request,
    signal: AbortSignal,
    idempotencyKey: string | undefined,
  ): [string, RequestInit] {
    const identity = call.access === 'company' ? options.identity() : null;
    const parameters = {
      ...(identity && encodeParameters(sessionParameters, identity)),
      ...encodeParameters(call.request, request),
    };
    const init: RequestInit = {
      method: call.method,
      credentials: 'include',
      signal,
      headers: {
        'Accept-Language': options.languageTag(),
        // The bank's guard against forged forms: a foreign page cannot set this header (reference/security 10).
        'X-Requested-With': 'ncb',
        ...(idempotencyKey && call.acceptsIdempotencyKey && { 'Idempotency-Key': idempotencyKey }),
      },
    };
    const address = (call.isOutsidePrefix ? hostOf(options.baseUrl) : options.baseUrl) + call.path;
    const form = new URLSearchParams(parameters);
    if (call.method === 'GET') return [form.size > 0 ? `${address}?${form}` : address, init];
    return [address, { ...init, body: call.encoding === 'multipart' ? toFormData(parameters) : form }];
  }
}

/** True if the browser knows that it has no network; Node never does. */
function isOffline(): boolean {
  return typeof navigator !== 'undefined' && 'onLine' in navigator && !navigator.onLine;
}

type Unanswered = Extract<ApiFailure, { readonly kind: 'http' | 'unreadable' }>;

/** True if something came back that is not the bank's word: half an answer, or the error page of a proxy. */
function hasNoAnswer(outcome: Outcome<unknown>): outcome is { readonly ok: false; readonly failure: Unanswered } {
  if (outcome.ok) return false;
  const { failure } = outcome;
  return failure.kind === 'unreadable' || (failure.kind === 'http' && failure.status >= 500);
}

/** `https://bank.ua` of `https://bank.ua/ncb/api`; '' of an address on the page's own host. */
function hostOf(baseUrl: string): string {
  return /^https?:\/\/[^/]+/.exec(baseUrl)?.[0] ?? '';
}

/** A multipart body; the platform writes its Content-Type with the boundary. */
function toFormData(parameters: Readonly<Record<string, string>>): FormData {
  const body = new FormData();
  for (const [name, value] of Object.entries(parameters)) body.append(name, value);
  return body;
}

function readAnswer<Request, Answer>(
  call: Call<Request, Answer>,
  response: Response,
  body: unknown,
  onSessionOver: () => void,
): Outcome<Answer> {
  const shared = decodeWire(envelope, body);
  const {
    success,
    error: text,
    errorCode: code,
    errorParams: params,
    problems,
  } = shared.ok ? shared.value : NO_ENVELOPE;
  if (response.status === 401) {
    const signsIn = call.access === 'public' || call.access === 'halfSignedIn';
    if (!signsIn) onSessionOver();
    // The bank asks for the second factor: a success with the status of a challenge. Source: spec 1 §7
    const isChallenge = signsIn && shared.ok && success && response.headers.has('WWW-Authenticate');
    if (!isChallenge) return fail({ kind: 'unauthorized', text, code: code ?? 'unauthorized', params });
  }
  if (!success) return fail({ kind: 'refused', text, code, params, problems });
  if (!response.ok && response.status !== 401) return fail({ kind: 'http', status: response.status });
  // Without this line a refusal that cannot be read would pass for success in calls whose answer may be empty.
  if (!shared.ok) return fail({ kind: 'unreadable', where: shared.where });
  const answer = decodeWire(call.answer, body);
  return answer.ok ? { ok: true, value: answer.value } : fail({ kind: 'unreadable', where: answer.where });
}

/** What is known of an answer without a readable envelope, such as a proxy's error page: the HTTP status alone. */
const NO_ENVELOPE = { success: true, error: null, errorCode: null, errorParams: {}, problems: [] } as const;

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

function fail<T>(failure: ApiFailure): Outcome<T> {
  return { ok: false, failure };
}
