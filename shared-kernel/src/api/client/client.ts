import { REQUEST_TIMEOUT_MAX_MS, REQUEST_TIMEOUT_MS } from '../../domain/vocabulary';
import { decodeWire, encodeParameters, envelope, sessionParameters, type Call } from '../contract';
import type { ApiFailure, FieldProblem, Outcome } from './outcome';

/** Company, client and user of the calls; null before sign-in. */
export interface SessionIdentity {
  readonly companyRef: string;
  readonly bankClientId: string;
  readonly userId: string;
}

export interface ApiClientOptions {
  readonly baseUrl: string;
  readonly identity: () => SessionIdentity | null;
  readonly languageTag: () => string;
  /** Called when a call other than sign-in is answered 401: the session is over. */
  readonly onSessionOver: () => void;
  readonly fetch?: typeof fetch;
  readonly timeoutMs?: number;
}

export interface CallOptions {
  readonly signal?: AbortSignal;
  /** Key of one intention ("save this payment"), reused on retries: the bank executes it once. */
  readonly idempotencyKey?: string;
  /** Executes the call even if the page is closed or reloaded meanwhile; bodies up to 64 KiB. */
  readonly outlivesPage?: boolean;
}

export interface ApiClient {
  /** Makes a call; never rejects for an expected failure. */
  call<Request, Answer>(call: Call<Request, Answer>, request: Request, options?: CallOptions): Promise<Outcome<Answer>>;
}

type WireParameters = Readonly<Record<string, string>>;

/** Slowest upload that a request waits for. */
const UPLOAD_BYTES_PER_MS = 32.768;

/**
 * Creates the client of the bank's web service: form encoding, credentials, the time limit, errors as values. It sends
 * a call once; callers retry, a POST only with the same idempotency key. Source:
 * docs/requirements/shell-accounts-admin.md#transport.
 */
export function createApiClient(options: ApiClientOptions): ApiClient {
  const send = options.fetch ?? globalThis.fetch.bind(globalThis);

  return {
    async call(call, request, { signal, idempotencyKey, outlivesPage = false } = {}) {
      const parameters = buildParameters(call, request);
      const timeout = AbortSignal.timeout(options.timeoutMs ?? getTimeLimit(parameters));
      const limits = signal ? AbortSignal.any([signal, timeout]) : timeout;
      const [address, init] = buildFetchArguments(call, parameters, limits, idempotencyKey);
      const stores = idempotencyKey !== undefined && call.acceptsIdempotencyKey;
      const unsent = stores && isOffline() ? ({ stored: 'no' } as const) : null;
      const unanswered = stores ? ({ stored: 'unknown' } as const) : {};
      let response: Response;
      let body: string;
      try {
        response = await send(address, { ...init, keepalive: outlivesPage });
        // `text()` and `json()` assemble a body of 6 million characters piecewise, in half as much time again.
        body = new TextDecoder().decode(await response.arrayBuffer());
      } catch {
        if (timeout.aborted) return fail({ kind: 'timeout', ...unanswered });
        return fail(signal?.aborted ? { kind: 'aborted' } : { kind: 'network', ...(unsent ?? unanswered) });
      }
      const outcome = readAnswer(call, response, parseJson(body), options.onSessionOver);
      return isUnanswered(outcome) ? fail({ ...outcome.failure, ...unanswered }) : outcome;
    },
  };

  function buildParameters<Request, Answer>(call: Call<Request, Answer>, request: Request): WireParameters {
    const identity = call.access === 'company' ? options.identity() : null;
    return {
      ...(identity && encodeParameters(sessionParameters, identity)),
      ...encodeParameters(call.request, request),
    };
  }

  function buildFetchArguments<Request, Answer>(
    call: Call<Request, Answer>,
    parameters: WireParameters,
    signal: AbortSignal,
    idempotencyKey: string | undefined,
  ): [string, RequestInit] {
    const init: RequestInit = {
      method: call.method,
      credentials: 'include',
      signal,
      headers: {
        'Accept-Language': options.languageTag(),
        // Required by the bank against CSRF: a foreign page cannot set this header
        // (docs/requirements/security.md#forged-requests).
        'X-Requested-With': 'ncb',
        ...(idempotencyKey && call.acceptsIdempotencyKey && { 'Idempotency-Key': idempotencyKey }),
      },
    };
    const address = (call.isOutsidePrefix ? getOrigin(options.baseUrl) : options.baseUrl) + call.path;
    const form = new URLSearchParams(parameters);
    if (call.method === 'GET') return [form.size > 0 ? `${address}?${form}` : address, init];
    return [address, { ...init, body: call.encoding === 'multipart' ? toFormData(parameters) : form }];
  }
}

/** Returns the limit of a request, ms. Large parameters are files in base64: one byte for each character. */
function getTimeLimit(parameters: WireParameters): number {
  const bytes = Object.values(parameters).reduce((sum, { length }) => sum + length, 0);
  return Math.min(REQUEST_TIMEOUT_MS + Math.round(bytes / UPLOAD_BYTES_PER_MS), REQUEST_TIMEOUT_MAX_MS);
}

function isOffline(): boolean {
  return typeof navigator !== 'undefined' && 'onLine' in navigator && !navigator.onLine;
}

type Unanswered = Extract<ApiFailure, { readonly kind: 'http' | 'unreadable' }>;

/** True for a truncated body or a proxy's error page. */
function isUnanswered(outcome: Outcome<unknown>): outcome is { readonly ok: false; readonly failure: Unanswered } {
  if (outcome.ok) return false;
  const { failure } = outcome;
  return failure.kind === 'unreadable' || (failure.kind === 'http' && failure.status >= 500);
}

/** Returns `https://bank.ua` of `https://bank.ua/ncb/api`; '' for an address on the page's own host. */
function getOrigin(baseUrl: string): string {
  return /^https?:\/\/[^/]+/.exec(baseUrl)?.[0] ?? '';
}

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
    // The bank answers success with status 401 to ask for the second factor. Source:
    // docs/requirements/shell-accounts-admin.md#transport.
    const isChallenge = signsIn && shared.ok && success && response.headers.has('WWW-Authenticate');
    if (!isChallenge) return fail({ kind: 'unauthorized', text, code: code ?? 'unauthorized', params });
  }
  const request = getRequestId(response);
  if (!success) {
    const refusal = { kind: 'refused', text, code, params, problems: problems.map(toOurs(call)) } as const;
    return fail(response.status < 500 ? refusal : { ...refusal, ...request });
  }
  if (!response.ok && response.status !== 401) return fail({ kind: 'http', status: response.status, ...request });
  // Without this line an unreadable refusal would pass for success in calls whose answer may be empty.
  if (!shared.ok) return fail({ kind: 'unreadable', where: shared.where, ...request });
  const answer = decodeWire(call.answer, body);
  if (answer.ok) return { ok: true, value: answer.value };
  return fail({ kind: 'unreadable', where: answer.where, ...request });
}

function getRequestId({ headers }: Response): { readonly requestId?: string } {
  const requestId = headers.get('X-Request-ID');
  return requestId ? { requestId } : {};
}

/** A remote built before contract 1.37 declares no names and reads those of the wire. */
function toOurs({ problemField }: Pick<Call<never, unknown>, 'problemField'>) {
  return (problem: FieldProblem): FieldProblem =>
    problemField ? { ...problem, field: problemField.decode(problem.field) } : problem;
}

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
