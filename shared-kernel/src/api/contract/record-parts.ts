import * as z from 'zod/mini';
import type { Value } from './codec';
import { findUnknownField, type RecordCodec } from './record';

type Parts = Readonly<Record<string, RecordCodec<never> | RecordCodec<unknown>>>;

/**
 * Declares a flat wire object whose fields form nested records: `ben_bank_swift` is `beneficiaryBank.swift`. The wire
 * names of head and parts must differ.
 */
export function withParts<Head extends object, const P extends Parts>(
  head: RecordCodec<Head>,
  definition: P,
): RecordCodec<Head & { readonly [K in keyof P]: Value<P[K]> }> {
  const parts = Object.entries(definition as unknown as Readonly<Record<string, RecordCodec<unknown>>>);
  // Keyed by wire names: two banks have fields with equal internal names.
  const allFields = [head, ...parts.map(([, part]) => part)].flatMap(({ fields }) => Object.values(fields));
  const fields = Object.fromEntries(allFields.map((field) => [field.wireName, field]));
  return {
    fields,
    wire: z.object(Object.fromEntries(allFields.map(({ wireName, codec }) => [wireName, codec.wire]))),
    decode: (wire) => ({
      ...head.decode(wire),
      ...(Object.fromEntries(parts.map(([name, part]) => [name, part.decode(wire)])) as {
        [K in keyof P]: Value<P[K]>;
      }),
    }),
    encode: (value) => {
      const source = value as Readonly<Record<string, unknown>>;
      return Object.assign(
        {},
        head.encode(value),
        ...parts.map(([name, part]) => part.encode(source[name])),
      ) as unknown;
    },
    unknownIn: (wire) => findUnknownField(fields, wire),
    rename: (path, to) => {
      const renamed = head.rename?.(path, to);
      if (renamed) return renamed;
      if (to === 'wire') return parts.find(([name]) => name === path[0])?.[1].rename?.(path.slice(1), to) ?? null;
      for (const [name, part] of parts) {
        const ofPart = part.rename?.(path, to);
        if (ofPart) return [name, ...ofPart];
      }
      return null;
    },
  };
}
