import * as z from 'zod/mini';
import type { Codec } from './codec';
import type { Field, RecordCodec } from './record';

/**
 * Caller that a call requires: anyone (`public`), a user who owes the second factor, a signed-in user, or one acting
 * for the company of the session parameters.
 */
export type CallAccess = 'public' | 'halfSignedIn' | 'user' | 'company';

/**
 * Encoding of a POST body; all but `save_payroll` are plain forms. Source:
 * docs/requirements/currency-payroll-credits-statements.md#calls.
 */
export type CallEncoding = 'form' | 'multipart';

/** Call of the bank's web service, declared once for client and sandbox. */
export interface Call<Request, Answer> {
  readonly method: 'GET' | 'POST';
  /** Path below `/ncb/api`. */
  readonly path: string;
  /**
   * The path starts at the root of the host; only `/api/rates` does. Source:
   * docs/requirements/currency-payroll-credits-statements.md#calls.
   */
  readonly isOutsidePrefix?: true;
  readonly summary: string;
  /** `specified`: in section 7 of the specification. `ours`: needed by the screens, absent from the specification. */
  readonly origin: 'specified' | 'ours';
  readonly access: CallAccess;
  /** Made without user activity: it must not keep an abandoned session alive. */
  readonly isBackground?: true;
  readonly encoding: CallEncoding;
  readonly request: RecordCodec<Request>;
  readonly answer: RecordCodec<Answer>;
  /** A GET that changes data, as specified: the bank rejects it from foreign pages. */
  readonly changes?: true;
  /**
   * POST whose fields the specification sends in the query. Our client sends a body, because queries end up in logs.
   */
  readonly alsoInQuery?: true;
  /** Accepts an `Idempotency-Key` header: a repetition returns the stored answer without a second execution. */
  readonly acceptsIdempotencyKey: boolean;
  /**
   * Parameter that distinguishes calls with this path, such as `pmt_type`. Separate calls let a remote load only the
   * documents it handles.
   */
  readonly variant?: { readonly parameter: string; readonly values: readonly string[] };
  /** Names of fields in the problems of a refusal; absent if ours are those of the wire. */
  readonly problemField?: Codec<string>;
}

export type AnyCall = Call<never, unknown> | Call<unknown, unknown>;
export type RequestOf<C> = C extends Call<infer Request, unknown> ? Request : never;
export type AnswerOf<C> = C extends { readonly answer: RecordCodec<infer Answer> } ? Answer : never;

type DefaultedKeys = 'origin' | 'access' | 'encoding' | 'acceptsIdempotencyKey';
type Declaration<Request, Answer> = Omit<Call<Request, Answer>, DefaultedKeys> &
  Partial<Pick<Call<Request, Answer>, DefaultedKeys>>;

/** Declares a call; by default it is specified, made for a company and sent as a form. */
export function call<Request, Answer>(declaration: Declaration<Request, Answer>): Call<Request, Answer> {
  return { origin: 'specified', access: 'company', encoding: 'form', acceptsIdempotencyKey: false, ...declaration };
}

export type Decoded<T> = { readonly ok: true; readonly value: T } | { readonly ok: false; readonly where: string };

/** Decodes a wire value; on failure `where` names the first wrong field but never its value. */
export function decodeWire<T>(codec: Codec<T>, wire: unknown): Decoded<T> {
  if (codec.accepts?.(wire)) return { ok: true, value: codec.decode(wire) };
  const checked = z.safeParse(codec.wire, wire);
  if (checked.success) return { ok: true, value: codec.decode(checked.data) };
  return { ok: false, where: checked.error.issues[0]?.path.join('.') ?? '' };
}

/** Encodes a request as form or query parameters; empty values are omitted. */
export function encodeParameters<T>(codec: RecordCodec<T>, value: T): Record<string, string> {
  const wire = codec.encode(value) as Readonly<Record<string, unknown>>;
  const parameters: Record<string, string> = {};
  for (const { wireName, isJson } of Object.values(codec.fields)) {
    const item = wire[wireName];
    if (item === '' || item === undefined || item === null) continue;
    parameters[wireName] = isJson || typeof item !== 'string' ? JSON.stringify(item) : item;
  }
  return parameters;
}

/** Decodes form or query parameters; the reverse of `encodeParameters`. An empty parameter counts as absent. */
export function decodeParameters<T>(codec: RecordCodec<T>, parameters: Readonly<Record<string, unknown>>): Decoded<T> {
  const form = readForm(codec, Object.keys(wireFields(codec)), parameters);
  return form.ok ? decodeWire(codec, form.value) : form;
}

/**
 * Decodes parameters as `decodeParameters` does and refuses unknown names: a misspelt field of a payment must not be
 * ignored.
 * @param alsoKnown names that are read elsewhere, such as those of the session
 */
export function decodeRequest<T>(
  codec: RecordCodec<T>,
  parameters: Readonly<Record<string, unknown>>,
  alsoKnown: readonly string[],
): Decoded<T> {
  const own = wireFields(codec);
  const names = Object.keys(parameters).filter((name) => Object.hasOwn(own, name) || !alsoKnown.includes(name));
  const form = readForm(codec, names, parameters);
  if (!form.ok) return form;
  const unknown = codec.unknownIn?.(form.value) ?? null;
  return unknown === null ? decodeWire(codec, form.value) : { ok: false, where: unknown };
}

/** Reads form values and parses JSON texts; empty fields are absent, since forms send them too. */
function readForm<T>(
  codec: RecordCodec<T>,
  names: readonly string[],
  parameters: Readonly<Record<string, unknown>>,
): Decoded<Readonly<Record<string, unknown>>> {
  const own = wireFields(codec);
  const values: [name: string, value: unknown][] = [];
  for (const name of names) {
    const value = parameters[name];
    if (value === '' || value === undefined) continue;
    const isJson = Object.hasOwn(own, name) && own[name]?.isJson === true;
    const read = isJson ? parseJson(value) : { ok: true as const, value };
    if (!read.ok) return { ok: false, where: name };
    values.push([name, read.value]);
  }
  // Built from entries, so that a name such as `__proto__` is an ordinary key.
  return { ok: true, value: Object.fromEntries(values) };
}

function wireFields<T>({ fields }: RecordCodec<T>): Readonly<Record<string, Field<unknown>>> {
  return Object.fromEntries(Object.values(fields).map((field) => [field.wireName, field]));
}

/** Comma-separated ids; elsewhere the specification writes the same list as JSON. */
const IDS = /^[\w-]+(?:, ?[\w-]+)+$/;

function parseJson(text: unknown): { ok: true; value: unknown } | { ok: false } {
  try {
    return { ok: true, value: JSON.parse(String(text)) };
  } catch {
    // Passed unparsed: a codec that accepts no such list refuses it.
    return IDS.test(String(text)) ? { ok: true, value: text } : { ok: false };
  }
}
