import * as z from 'zod/mini';
import { parseDotted, isCalendarDate, toDotted } from '../../domain/dates';

/**
 * Converter between the wire and internal form of a value. `wire` validates and yields the OpenAPI schema, so `decode`
 * gets valid input only and cannot fail.
 */
export interface Codec<T> {
  readonly wire: z.ZodMiniType;
  decode(wire: unknown): T;
  /** Returns the wire form: text and numbers, in JSON also objects and lists. */
  encode(value: T): unknown;
  /**
   * Fast check, true only for values that `wire` accepts; otherwise the schema decides and names the field. The schema
   * alone takes twice as long for 10,000 rows.
   */
  accepts?(wire: unknown): boolean;
  /**
   * Finds a name in a request that the codec does not read, such as `rows.0.nme`, or null. Answers are not checked: a
   * newer bank may send more.
   */
  unknownIn?(wire: unknown): string | null;
  /**
   * Translates a path of field names, such as that of a problem: `payments`, `0`, `amount`; null if it names no field of
   * the codec. Absent for values without fields.
   */
  rename?(path: readonly string[], to: NamesOf): readonly string[] | null;
}

/** Side whose names a path has: the wire, or our values. */
export type NamesOf = 'wire' | 'ours';

export interface ListCodec<T> extends Codec<readonly T[]> {
  /** Codec of an element, so that a long list can be written in parts. */
  readonly item: Codec<T>;
}

export type Value<C> = C extends Codec<infer T> ? T : never;

const WHOLE = /^-?[0-9]{1,15}$/;
const DECIMAL = /^-?[0-9]{1,15}(?:[.,][0-9]{1,2})?$/;
const scalar = z.union([z.string(), z.number()]);

/** Rules of a scalar value: its schema and the same check as a function. */
type LeafRules = Required<Pick<Codec<unknown>, 'wire' | 'accepts'>>;

function leaf<T>(taken: LeafRules, decode: (text: string) => T, encode: (value: T) => unknown): Codec<T> {
  return { ...taken, decode: (value) => decode(isText(value) ? value : String(value)), encode };
}

const identity = <T>(value: T): T => value;
const isText = (wire: unknown): wire is string => typeof wire === 'string';
const isScalar = (wire: unknown): wire is string | number => isText(wire) || Number.isFinite(wire);

function texts(test: (text: string) => boolean): LeafRules {
  return { wire: z.string().check(z.refine(test)), accepts: (wire) => isText(wire) && test(wire) };
}

/** Accepts texts and numbers whose text passes a test. */
function scalars(test: (text: string) => boolean): LeafRules {
  return {
    wire: scalar.check(z.refine((v) => test(String(v)))),
    accepts: (wire) => isScalar(wire) && test(String(wire)),
  };
}

function only(values: readonly (string | number | boolean)[]): LeafRules {
  // Removes duplicates: a literal schema must name each value once.
  const allowed = new Set(values);
  return { wire: z.literal([...allowed]), accepts: (wire) => allowed.has(wire as string) };
}

/** Any text, unchanged. Numbers are accepted too, as some services write digits as numbers. */
export const text: Codec<string> = leaf({ wire: scalar, accepts: isScalar }, identity, identity);

/** Identifier: number or text on the wire, always text internally. */
export const id: Codec<string> = leaf(
  scalars((v) => /^[\w-]{1,64}$/.test(v)),
  identity,
  identity,
);

/** Integer; digits as text in forms. */
export const whole: Codec<number> = leaf(
  scalars((v) => WHOLE.test(v)),
  Number,
  identity,
);

export function oneOf<const V extends readonly number[]>(values: V): Codec<V[number]> {
  return leaf(only([...values, ...values.map(String)]), (v) => Number(v) as V[number], identity);
}

export function word<const V extends readonly string[]>(values: V): Codec<V[number]> {
  return leaf(only(values), (v) => v as V[number], identity);
}

const YES = new Set(['1', 'Y', 'true']);

/** Boolean written as 1/0; `true`/`false` and Y/N are also accepted. */
export const flag: Codec<boolean> = leaf(
  only([true, false, 'true', 'false', 1, 0, '1', '0', 'Y', 'N']),
  (v) => YES.has(v),
  (value) => (value ? 1 : 0),
);

/** Boolean written as Y/N, such as `has_overdraft`. */
export const letterFlag: Codec<boolean> = { ...flag, encode: (value) => (value ? 'Y' : 'N') };

/**
 * Amount: a decimal string, because a JS number would lose kopecks. A decimal comma is accepted. Source: reference
 * vectors `amount_input`
 */
export const money: Codec<string> = leaf(
  scalars((v) => DECIMAL.test(v)),
  (v) => {
    // Fast path for the usual form; splitting 10,000 amounts would be noticeable.
    if (v.at(-3) === '.') return v;
    const [units, minor = ''] = v.replace(',', '.').split('.');
    return `${units}.${minor.padEnd(2, '0')}`;
  },
  identity,
);

/** Rate or percentage: a decimal string with the bank's number of decimals. */
export const decimal: Codec<string> = leaf(
  scalars((v) => /^-?[0-9]{1,15}(?:\.[0-9]{1,10})?$/.test(v)),
  identity,
  identity,
);

/** Day: `dd.MM.yyyy` on the wire, optionally followed by a time; `yyyy-MM-dd` internally. */
export const date: Codec<string> = leaf(
  texts((v) => parseDotted(v.slice(0, 10)) !== null && /^.{10}(?:[ T].*)?$/.test(v)),
  (v) => parseDotted(v.slice(0, 10)) ?? v,
  toDotted,
);

const DAY_OR_MOMENT = /^.{10}(?:[ T][0-9]{2}:[0-9]{2}(?::[0-9]{2})?)?$/;

/** Day typed by a user; an invalid one passes, so that the rules can name the problem. */
export const typedDate: Codec<string> = leaf(
  { wire: z.string(), accepts: isText },
  (v) => (DAY_OR_MOMENT.test(v) ? parseDotted(v.slice(0, 10)) : null) ?? v,
  (value) => (isCalendarDate(value) ? toDotted(value) : value),
);

const MOMENT = /^([0-9]{2}\.[0-9]{2}\.[0-9]{4}) ([0-9]{2}:[0-9]{2}:[0-9]{2})$/;

/** Moment in the bank's time: `dd.MM.yyyy HH:mm:ss` on the wire, `yyyy-MM-ddTHH:mm:ss` internally. */
export const moment: Codec<string> = leaf(
  texts((v) => MOMENT.test(v) && parseDotted(v.slice(0, 10)) !== null),
  (v) => `${parseDotted(v.slice(0, 10)) ?? ''}T${v.slice(11)}`,
  (value) => `${toDotted(value.slice(0, 10))} ${value.slice(11)}`,
);

/** Makes a value nullable: absent, null or '' on the wire. */
export function nullable<T>(inner: Codec<T>): Codec<T | null> {
  return {
    // Value first: most are present, and each alternative that fails costs an error object.
    wire: z.optional(z.nullable(z.union([inner.wire, z.literal('')]))),
    decode: (wire) => (wire === undefined || wire === null || wire === '' ? null : inner.decode(wire)),
    encode: (value) => (value === null ? '' : inner.encode(value)),
    accepts: (wire) => wire === undefined || wire === null || wire === '' || inner.accepts?.(wire) === true,
    unknownIn: (wire) => inner.unknownIn?.(wire) ?? null,
    ...(inner.rename && { rename: inner.rename }),
  };
}

/** Makes a field optional for older callers: absent on the wire, undefined internally. */
export function optional<T>(inner: Codec<T>): Codec<T | undefined> {
  const { decode, ...taken } = nullable(inner);
  return {
    ...taken,
    decode: (value) => decode(value) ?? undefined,
    encode: (value) => (value === undefined ? undefined : inner.encode(value)),
  };
}

/** Replaces a missing value by a default, such as '' or an empty list. */
export function withDefault<T>(inner: Codec<T>, missing: T): Codec<T> {
  const { decode, ...taken } = nullable(inner);
  return {
    ...taken,
    decode: (wire) => decode(wire) ?? missing,
    encode: (value) => inner.encode(value),
  };
}

export function list<T>(item: Codec<T>): ListCodec<T> {
  return {
    wire: z.array(item.wire),
    decode: (wire) => (wire as readonly unknown[]).map((element) => item.decode(element)),
    encode: (value) => value.map((element) => item.encode(element)),
    accepts: (wire) => Array.isArray(wire) && wire.every((element) => item.accepts?.(element) === true),
    unknownIn: (wire) => {
      if (!item.unknownIn || !Array.isArray(wire)) return null;
      for (const [place, element] of wire.entries()) {
        const name = item.unknownIn(element);
        if (name !== null) return `${place}.${name}`;
      }
      return null;
    },
    rename: ([place = '', ...path], to) => {
      const renamed = item.rename?.(path, to);
      return renamed ? [place, ...renamed] : null;
    },
    item,
  };
}

/** Comma-separated ids, as in `acn_ids`; a space after each comma is accepted. */
export const idList: Codec<readonly string[]> = leaf(
  scalars((v) => /^[\w-]{1,64}(?:, ?[\w-]{1,64})*$/.test(v)),
  (v) => v.split(/, ?/),
  (value) => value.join(','),
);

export const stringMap: Codec<Readonly<Record<string, string>>> = {
  wire: z.record(z.string(), scalar),
  decode: (wire) => Object.fromEntries(Object.entries(wire as object).map(([name, value]) => [name, String(value)])),
  encode: identity,
};

export function isListCodec(codec: Codec<unknown>): codec is ListCodec<unknown> {
  return 'item' in codec;
}
