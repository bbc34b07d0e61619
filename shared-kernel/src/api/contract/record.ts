import * as z from 'zod/mini';
import type { Codec, NamesOf } from './codec';
import { isRecord } from './is-record';

export interface Field<T> {
  readonly wireName: string;
  readonly codec: Codec<T>;
  /** The value is JSON text inside a form or query. */
  readonly isJson: boolean;
}

type Fields = Readonly<Record<string, Field<never> | Field<unknown>>>;
type FieldValue<F> = F extends Field<infer T> ? T : never;
/** Names of fields with an `optional` codec, which may be omitted internally. */
type OptionalNames<F extends Fields> = { [K in keyof F]: undefined extends FieldValue<F[K]> ? K : never }[keyof F];
export type RecordValue<F extends Fields> = {
  readonly [K in Exclude<keyof F, OptionalNames<F>>]: FieldValue<F[K]>;
} & { readonly [K in OptionalNames<F>]?: FieldValue<F[K]> };

export interface RecordCodec<T> extends Codec<T> {
  readonly fields: Readonly<Record<string, Field<unknown>>>;
}

export function at<T>(wireName: string, codec: Codec<T>): Field<T> {
  return { wireName, codec, isJson: false };
}

/** Declares a field whose value is JSON text inside a form, such as `pmt_data`. */
export function jsonAt<T>(wireName: string, codec: Codec<T>): Field<T> {
  return { wireName, codec, isJson: true };
}

/** Finds the first name in an object or its fields that no codec reads. */
export function findUnknownField(fields: Fields, wire: unknown): string | null {
  if (!isRecord(wire)) return null;
  const codecs = new Map(Object.values(fields).map(({ wireName, codec }) => [wireName, codec]));
  for (const [name, value] of Object.entries(wire)) {
    const codec = codecs.get(name);
    if (!codec) return name;
    const inner = codec.unknownIn?.(value) ?? null;
    if (inner !== null) return `${name}.${inner}`;
  }
  return null;
}

/** Translates a path that begins with a field's name; what the field cannot translate stays. */
function renameField(fields: Fields, [first, ...path]: readonly string[], to: NamesOf): readonly string[] | null {
  for (const [name, { wireName, codec }] of Object.entries(fields)) {
    if (first === (to === 'wire' ? name : wireName)) {
      return [to === 'wire' ? wireName : name, ...(codec.rename?.(path, to) ?? path)];
    }
  }
  return null;
}

/**
 * Declares an object: internal names as keys, wire names in the fields. Reading ignores undeclared fields, so that a
 * newer bank does not break an older client.
 */
export function record<const F extends Fields>(definition: F): RecordCodec<RecordValue<F>> {
  const fields = definition as unknown as Readonly<Record<string, Field<unknown>>>;
  const entries = Object.entries(fields);
  // Separate arrays: destructuring pairs for each of 10,000 rows would take longer than decoding.
  const names = entries.map(([name]) => name);
  const wireNames = entries.map(([, { wireName }]) => wireName);
  const codecs = entries.map(([, { codec }]) => codec);
  // Values of absent fields are shared by all rows, and frozen: changing a shared empty list would change it in every
  // row.
  const isOptional = codecs.map((codec) => codec.accepts?.(undefined) === true);
  const missing = Object.fromEntries(
    names.map((name, place) => [name, isOptional[place] ? Object.freeze(codecs[place]?.decode(undefined)) : undefined]),
  );
  return {
    fields,
    wire: z.object(Object.fromEntries(entries.map(([, field]) => [field.wireName, field.codec.wire]))),
    decode: (wire) => {
      const source = wire as Readonly<Record<string, unknown>>;
      // Copying a complete object is cheaper: adding field by field doubles the cost of a row.
      const value: Record<string, unknown> = Object.assign({}, missing);
      codecs.forEach((codec, place) => {
        const field = source[wireNames[place] ?? ''];
        if (field !== undefined || !isOptional[place]) value[names[place] ?? ''] = codec.decode(field);
      });
      return value as RecordValue<F>;
    },
    encode: (value) => {
      const source = value as Readonly<Record<string, unknown>>;
      // A loop writes 5,000 journal rows twice as fast as Object.fromEntries.
      const wire: Record<string, unknown> = {};
      for (const [name, { wireName, codec }] of entries) {
        const field = source[name];
        if (field !== undefined) wire[wireName] = codec.encode(field);
      }
      return wire;
    },
    accepts: (wire) => {
      if (typeof wire !== 'object' || wire === null || Array.isArray(wire)) return false;
      const source = wire as Readonly<Record<string, unknown>>;
      return codecs.every((codec, place) => {
        const field = source[wireNames[place] ?? ''];
        return field === undefined ? isOptional[place] : codec.accepts?.(field) === true;
      });
    },
    unknownIn: (wire) => findUnknownField(fields, wire),
    rename: (path, to) => renameField(fields, path, to),
  };
}

/**
 * Lets fields have alternative wire names when reading.
 * @param names alternative name → the record's name
 */
export function withAliases<T>(inner: RecordCodec<T>, names: Readonly<Record<string, string>>): RecordCodec<T> {
  const renamed = (wire: unknown): unknown => {
    if (typeof wire !== 'object' || wire === null || Array.isArray(wire)) return wire;
    const source = wire as Readonly<Record<string, unknown>>;
    const others = Object.entries(names).filter(([other, own]) => !(own in source) && other in source);
    return others.length > 0
      ? { ...source, ...Object.fromEntries(others.map(([other, own]) => [own, source[other]])) }
      : wire;
  };
  const other = Object.fromEntries(
    Object.values(inner.fields).map(({ wireName, codec }) => {
      const name = Object.entries(names).find(([, own]) => own === wireName)?.[0] ?? wireName;
      return [name, codec.wire];
    }),
  );
  return {
    ...inner,
    wire: z.union([inner.wire, z.object(other)]),
    decode: (wire) => inner.decode(renamed(wire)),
    accepts: (wire) => inner.accepts?.(renamed(wire)) === true,
    unknownIn: (wire) => {
      if (!isRecord(wire)) return null;
      const own = Object.entries(wire).filter(([name]) => !Object.hasOwn(names, name));
      return inner.unknownIn?.(Object.fromEntries(own)) ?? null;
    },
  };
}
