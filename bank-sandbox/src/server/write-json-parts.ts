import { isListCodec, type Codec, type RecordCodec } from '@ncb/shared-kernel/api/contract';

const ROWS = 500;

/** Writes long lists in parts. At once, 5,000 payments exist three times in memory, as objects, text and bytes. */
export function* writeJsonParts<Answer>(codec: RecordCodec<Answer>, answer: Answer): Generator<string> {
  yield '{"success":true';
  for (const [name, field] of Object.entries(codec.fields)) {
    const value = (answer as Readonly<Record<string, unknown>>)[name];
    if (isLongList(value) && isListCodec(field.codec)) {
      yield `,${JSON.stringify(field.wireName)}:`;
      yield* writeListParts(field.codec.item, value);
    } else {
      const wire = JSON.stringify({ [field.wireName]: field.codec.encode(value) }).slice(1, -1);
      if (wire) yield `,${wire}`;
    }
  }
  yield '}';
}

export function hasLongList<Answer>(answer: Answer): boolean {
  return Object.values(answer as object).some(isLongList);
}

function isLongList(value: unknown): value is readonly unknown[] {
  return Array.isArray(value) && value.length > ROWS;
}

function* writeListParts(item: Codec<unknown>, rows: readonly unknown[]): Generator<string> {
  for (let start = 0; start < rows.length; start += ROWS) {
    const wire = rows.slice(start, start + ROWS).map((row) => item.encode(row));
    yield (start === 0 ? '[' : ',') + JSON.stringify(wire).slice(1, -1);
  }
  yield ']';
}
