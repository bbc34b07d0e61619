import { text, type Codec, type NamesOf } from './codec';

/**
 * Declares the name of a field in a problem: a dotted path, ours inside and that of the wire outside (`creditIban`,
 * `acnt_co`). A name of no field passes unchanged.
 * @param codecs whose fields are named; the first one that has the field decides
 */
export function fieldName(...codecs: readonly Pick<Codec<unknown>, 'rename'>[]): Codec<string> {
  const rename = (path: string, to: NamesOf): string => {
    const names = path.split('.');
    for (const codec of codecs) {
      const renamed = codec.rename?.(names, to);
      if (renamed) return renamed.join('.');
    }
    return path;
  };
  return {
    ...text,
    decode: (wire) => rename(text.decode(wire), 'ours'),
    encode: (path) => rename(path, 'wire'),
  };
}
