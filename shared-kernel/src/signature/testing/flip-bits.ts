import { copyBytes, type Bytes } from '../encoding/bytes';

interface DerField {
  readonly at: number;
  readonly value: number;
  readonly end: number;
}

const CONSTRUCTED = 0x20;

/** Yields copies of a file with one bit changed, in the tag, length and value of every element. */
export function* flipBits(der: Uint8Array): Generator<{ readonly place: string; readonly der: Bytes }> {
  for (const { at, value, end } of listFields(der, 0, der.length)) {
    const places = { tag: at, length: value - 1, ...(end > value && { value: end - 1 }) };
    for (const [name, place] of Object.entries(places)) {
      const changed = copyBytes(der);
      changed[place] = (changed[place] ?? 0) ^ 1;
      yield { place: `${name} at ${at}`, der: changed };
    }
  }
}

function* listFields(der: Uint8Array, from: number, to: number): Generator<DerField> {
  for (let at = from; at < to;) {
    const first = der[at + 1] ?? 0;
    const digits = first > 0x80 ? first & 0x7f : 0;
    const value = at + 2 + digits;
    const length = digits ? der.subarray(at + 2, value).reduce((sum, byte) => sum * 256 + byte, 0) : first;
    const end = value + length;
    yield { at, value, end };
    if ((der[at] ?? 0) & CONSTRUCTED) yield* listFields(der, value, end);
    at = end;
  }
}
