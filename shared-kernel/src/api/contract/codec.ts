import * as z from 'zod/mini';
import { fromDotted, isCalendarDate, toDotted } from '../../domain/dates';

/**
 * One value on the wire and the same value in the house. `wire` validates what arrives (and prints the OpenAPI
 * schema), so `decode` never meets anything else and cannot fail.
 */
export interface Codec<T> {
  readonly wire: z.ZodMiniType;
  decode(wire: unknown): T;
  /** What goes on the wire: text and numbers in forms and answers alike, objects and lists in JSON. */
  encode(value: T): unknown;
  /**
   * A quick check: true only for what `wire` takes. Without it, or when it says no, the schema decides and names the
   * field; ten thousand rows would take twice as long through the schema alone.
   */
  accepts?(wire: unknown): boolean;
  /**
   * Finds a name in a request that the codec does not read, such as `rows.0.nme`; null if it reads all. Answers are not
   * checked: a newer bank may send more.
   */
  unknownIn?(wire: unknown): string | null;
}

export interface ListCodec<T> extends Codec<readonly T[]> {
  /** What an element is written by, so that a long list can be written in parts. */
  readonly item: Codec<T>;
}

export type Value<C> = C extends Codec<infer T> ? T : never;

const WHOLE = /^-?[0-9]{1,15}$/;
const DECIMAL = /^-?[0-9]{1,15}(?:[.,][0-9]{1,2})?$/;
const scalar = z.union([z.string(), z.number()]);

/** What a leaf takes: its schema, and the same said quickly. */
type Taken = Required<Pick<Codec<unknown>, 'wire' | 'accepts'>>;

function leaf<T>(taken: Taken, decode: (text: string) => T, encode: (value: T) => unknown): Codec<T> {
  return { ...taken, decode: (value) => decode(isText(value) ? value : String(value)), encode };
}

const same = <T>(value: T): T => value;
const isText = (wire: unknown): wire is string => typeof wire === 'string';
const isScalar = (wire: unknown): wire is string | number => isText(wire) || Number.isFinite(wire);

/** Texts that pass a test. */
function texts(test: (text: string) => boolean): Taken {
  return { wire: z.string().check(z.refine(test)), accepts: (wire) => isText(wire) && test(wire) };
}

/** Texts and numbers that, written out, pass a test. */
function scalars(test: (text: string) => boolean): Taken {
  return {
    wire: scalar.check(z.refine((v) => test(String(v)))),
    accepts: (wire) => isScalar(wire) && test(String(wire)),
  };
}

/** These values and no others. */
function only(values: readonly (string | number | boolean)[]): Taken {
  // Two lists may share values, and an enumeration names each once.
  const known = new Set(values);
  return { wire: z.literal([...known]), accepts: (wire) => known.has(wire as string) };
}

/** Any text as it is. Services and programs write digits also as numbers; the house has them as text. */
export const text: Codec<string> = leaf({ wire: scalar, accepts: isScalar }, same, same);

/** An identifier: services write the same id as number or text, the house always as text. */
export const id: Codec<string> = leaf(
  scalars((v) => /^[\w-]{1,64}$/.test(v)),
  same,
  same,
);

/** A whole number; text of digits in forms. */
export const whole: Codec<number> = leaf(
  scalars((v) => WHOLE.test(v)),
  Number,
  same,
);

/** One of a list of numbers, such as a status. */
export function oneOf<const V extends readonly number[]>(values: V): Codec<V[number]> {
  return leaf(only([...values, ...values.map(String)]), (v) => Number(v) as V[number], same);
}

/** One of a list of words. */
export function word<const V extends readonly string[]>(values: V): Codec<V[number]> {
  return leaf(only(values), (v) => v as V[number], same);
}

const YES = new Set(['1', 'Y', 'true']);

/** Yes or no as the specification writes flags: 1/0; `true`/`false` and Y/N are understood. */
export const flag: Codec<boolean> = leaf(
  only([true, false, 'true', 'false', 1, 0, '1', '0', 'Y', 'N']),
  (v) => YES.has(v),
  (value) => (value ? 1 : 0),
);

/** The same written with letters, as `has_overdraft`. */
export const letterFlag: Codec<boolean> = { ...flag, encode: (value) => (value ? 'Y' : 'N') };

/**
 * A sum of money: a decimal string with two decimals; a JS number would lose kopecks. A comma is understood as it is in
 * the amount of a payment: programs of the field write either. Source: reference vectors `amount_input`
 */
export const money: Codec<string> = leaf(
  scalars((v) => DECIMAL.test(v)),
  (v) => {
    // As banks write nearly all of them: taking ten thousand apart would be felt.
    if (v.at(-3) === '.') return v;
    const [units, minor = ''] = v.replace(',', '.').split('.');
    return `${units}.${minor.padEnd(2, '0')}`;
  },
  same,
);

/** A rate or a percentage: a decimal string with the decimals that the bank writes. */
export const decimal: Codec<string> = leaf(
  scalars((v) => /^-?[0-9]{1,15}(?:\.[0-9]{1,10})?$/.test(v)),
  same,
  same,
);

/** A day: `dd.MM.yyyy` on the wire, also with a time behind it, `yyyy-MM-dd` in the house. */
export const date: Codec<string> = leaf(
  texts((v) => fromDotted(v.slice(0, 10)) !== null && /^.{10}(?:[ T].*)?$/.test(v)),
  (v) => fromDotted(v.slice(0, 10)) ?? v,
  toDotted,
);

const DAY_OR_MOMENT = /^.{10}(?:[ T][0-9]{2}:[0-9]{2}(?::[0-9]{2})?)?$/;

/** A day that a person typed: what is not a day passes as it is, so that the rules can name the problem. */
export const typedDate: Codec<string> = leaf(
  { wire: z.string(), accepts: isText },
  (v) => (DAY_OR_MOMENT.test(v) ? fromDotted(v.slice(0, 10)) : null) ?? v,
  (value) => (isCalendarDate(value) ? toDotted(value) : value),
);

const MOMENT = /^([0-9]{2}\.[0-9]{2}\.[0-9]{4}) ([0-9]{2}:[0-9]{2}:[0-9]{2})$/;

/** A moment in the bank's time: `dd.MM.yyyy HH:mm:ss` on the wire, `yyyy-MM-ddTHH:mm:ss` in the house. */
export const moment: Codec<string> = leaf(
  texts((v) => MOMENT.test(v) && fromDotted(v.slice(0, 10)) !== null),
  (v) => `${fromDotted(v.slice(0, 10)) ?? ''}T${v.slice(11)}`,
  (value) => `${toDotted(value.slice(0, 10))} ${value.slice(11)}`,
);

/** A value that may be missing: absent, null or '' on the wire, null in the house. */
export function maybe<T>(inner: Codec<T>): Codec<T | null> {
  return {
    // The value first: most are there, and each option that does not fit costs an error object.
    wire: z.optional(z.nullable(z.union([inner.wire, z.literal('')]))),
    decode: (wire) => (wire === undefined || wire === null || wire === '' ? null : inner.decode(wire)),
    encode: (value) => (value === null ? '' : inner.encode(value)),
    accepts: (wire) => wire === undefined || wire === null || wire === '' || inner.accepts?.(wire) === true,
    unknownIn: (wire) => inner.unknownIn?.(wire) ?? null,
  };
}

/** A value that older callers do not name: absent on the wire, undefined or not named in the house. */
export function optional<T>(inner: Codec<T>): Codec<T | undefined> {
  const { decode, ...taken } = maybe(inner);
  return {
    ...taken,
    decode: (value) => decode(value) ?? undefined,
    encode: (value) => (value === undefined ? undefined : inner.encode(value)),
  };
}

/** A value that has a meaning when it is missing, such as '' or an empty list. */
export function or<T>(inner: Codec<T>, missing: T): Codec<T> {
  const { decode, ...taken } = maybe(inner);
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
    item,
  };
}

/** Ids separated by commas, as `acn_ids`; programs that join lists for people write a space behind each. */
export const idList: Codec<readonly string[]> = leaf(
  scalars((v) => /^[\w-]{1,64}(?:, ?[\w-]{1,64})*$/.test(v)),
  (v) => v.split(/, ?/),
  (value) => value.join(','),
);

/** Values that a message shows, by name; whatever they are on the wire, they are text in the house. */
export const stringMap: Codec<Readonly<Record<string, string>>> = {
  wire: z.record(z.string(), scalar),
  decode: (wire) => Object.fromEntries(Object.entries(wire as object).map(([name, value]) => [name, String(value)])),
  encode: same,
};

export function isListCodec(codec: Codec<unknown>): codec is ListCodec<unknown> {
  return 'item' in codec;
}
