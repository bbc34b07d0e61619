import * as z from 'zod/mini';
import type { Codec } from './codec';
import type { Field, RecordCodec } from './record';

/**
 * Who may make a call: anybody, somebody who gave the right password and still owes the second factor, a signed-in
 * user, or a signed-in user acting for one of his companies (the session parameters name it).
 */
export type CallAccess = 'public' | 'halfSignedIn' | 'user' | 'company';

/** How the body of a POST travels; all but `save_payroll` are plain forms. Source: spec 3 §7 */
export type CallEncoding = 'form' | 'multipart';

/** One call of the bank's web service, declared once for client and sandbox. */
export interface Call<Request, Answer> {
  readonly method: 'GET' | 'POST';
  /** Path below `/ncb/api`. */
  readonly path: string;
  /** The path begins at the root of the host instead: `/api/rates` is the only such call. Source: spec 3 §7 */
  readonly isOutsidePrefix?: true;
  readonly summary: string;
  /** `specified`: named by the specification's section 7. `ours`: the screens need it and the specification is silent. */
  readonly origin: 'specified' | 'ours';
  readonly access: CallAccess;
  /** The client makes it by itself: nobody did anything, and an abandoned window must not stay signed in by it. */
  readonly isBackground?: true;
  readonly encoding: CallEncoding;
  readonly request: RecordCodec<Request>;
  readonly answer: RecordCodec<Answer>;
  /** A GET that changes something, as the specification has it: the bank lets no foreign page send it. */
  readonly changes?: true;
  /**
   * A POST whose fields the specification sends in the query. The bank reads them there too; our client sends a body,
   * because a query ends up in logs.
   */
  readonly alsoInQuery?: true;
  /** Accepts an `Idempotency-Key` header: the same key and body give the stored answer, once. */
  readonly acceptsIdempotencyKey: boolean;
  /**
   * Several calls share this path and are told apart by a parameter, as `pmt_type` tells a hryvnia payment from a
   * currency one. Each is a call of its own, so that a remote pays only for the documents it handles.
   */
  readonly variant?: { readonly parameter: string; readonly values: readonly string[] };
}

export type AnyCall = Call<never, unknown> | Call<unknown, unknown>;
export type RequestOf<C> = C extends Call<infer Request, unknown> ? Request : never;
export type AnswerOf<C> = C extends { readonly answer: RecordCodec<infer Answer> } ? Answer : never;

type Assumed = 'origin' | 'access' | 'encoding' | 'acceptsIdempotencyKey';
type Declaration<Request, Answer> = Omit<Call<Request, Answer>, Assumed> &
  Partial<Pick<Call<Request, Answer>, Assumed>>;

/** Declares a call; without further words it is specified, made for a company and sent as a form. */
export function call<Request, Answer>(declaration: Declaration<Request, Answer>): Call<Request, Answer> {
  return { origin: 'specified', access: 'company', encoding: 'form', acceptsIdempotencyKey: false, ...declaration };
}

export type Decoded<T> = { readonly ok: true; readonly value: T } | { readonly ok: false; readonly where: string };

/** Reads a value from the wire; on failure `where` names the first wrong field and never its value. */
export function decodeWire<T>(codec: Codec<T>, wire: unknown): Decoded<T> {
  if (codec.accepts?.(wire)) return { ok: true, value: codec.decode(wire) };
  const checked = z.safeParse(codec.wire, wire);
  if (checked.success) return { ok: true, value: codec.decode(checked.data) };
  return { ok: false, where: checked.error.issues[0]?.path.join('.') ?? '' };
}

/** Form or query parameters of a request; values that are not given are left out. */
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

/** Reads form or query parameters; the reverse of `encodeParameters`. An empty parameter is one that is not given. */
export function decodeParameters<T>(codec: RecordCodec<T>, parameters: Readonly<Record<string, unknown>>): Decoded<T> {
  const form = readForm(codec, Object.keys(wireFields(codec)), parameters);
  return form.ok ? decodeWire(codec, form.value) : form;
}

/**
 * Decodes the parameters of a request as `decodeParameters` does, and refuses unknown names: a misspelt field of a payment must
 * not be ignored in silence.
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

/** Reads values of a form, JSON texts once; empty fields are absent, since forms send them too. */
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
  // Entries, because a name such as __proto__ must become a name like any other.
  return { ok: true, value: Object.fromEntries(values) };
}

function wireFields<T>({ fields }: RecordCodec<T>): Readonly<Record<string, Field<unknown>>> {
  return Object.fromEntries(Object.values(fields).map((field) => [field.wireName, field]));
}

/** Ids separated by commas, where the specification writes the same list as JSON elsewhere. */
const IDS = /^[\w-]+(?:, ?[\w-]+)+$/;

function parseJson(text: unknown): { ok: true; value: unknown } | { ok: false } {
  try {
    return { ok: true, value: JSON.parse(String(text)) };
  } catch {
    // As it is: a codec that takes no such list refuses it.
    return IDS.test(String(text)) ? { ok: true, value: text } : { ok: false };
  }
}
