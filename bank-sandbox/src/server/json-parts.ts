import { isListCodec, type Codec, type RecordCodec } from '@ncb/shared-kernel/api/contract';

/** Rows of a list that are written at once. */
const ROWS = 500;

/**
 * The JSON text of a successful answer, in parts of a long list's rows. Five thousand payments written at once are
 * megabytes three times over, as objects, as text and as bytes, all alive together; in parts each is gone at once.
 */
export function* jsonParts<Answer>(codec: RecordCodec<Answer>, answer: Answer): Generator<string> {
  yield '{"success":true';
  for (const [name, field] of Object.entries(codec.fields)) {
    const value = (answer as Readonly<Record<string, unknown>>)[name];
    if (isLongList(value) && isListCodec(field.codec)) {
      yield `,${JSON.stringify(field.wireName)}:`;
      yield* listParts(field.codec.item, value);
    } else {
      const wire = JSON.stringify({ [field.wireName]: field.codec.encode(value) }).slice(1, -1);
      if (wire) yield `,${wire}`;
    }
  }
  yield '}';
}

/** Whether an answer has a list that is worth writing in parts. */
export function isLong<Answer>(answer: Answer): boolean {
  return Object.values(answer as object).some(isLongList);
}

function isLongList(value: unknown): value is readonly unknown[] {
  return Array.isArray(value) && value.length > ROWS;
}

function* listParts(item: Codec<unknown>, rows: readonly unknown[]): Generator<string> {
  for (let start = 0; start < rows.length; start += ROWS) {
    const wire = rows.slice(start, start + ROWS).map((row) => item.encode(row));
    yield (start === 0 ? '[' : ',') + JSON.stringify(wire).slice(1, -1);
  }
  yield ']';
}
