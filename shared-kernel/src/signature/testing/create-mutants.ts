import { copyBytes, type Bytes } from '../encoding/bytes';

export const FUZZ_CASES = Number(process.env['NCB_FUZZ_CASES'] ?? 10_000);

/** Yields broken copies of files, the same on every run. */
export function* createMutants(files: readonly Uint8Array[], count: number): Generator<Bytes> {
  const random = createRandom(20_261_125);
  for (let index = 0; index < count; index += 1) {
    let bytes = copyBytes(files[index % files.length] ?? new Uint8Array());
    const place = () => random() % Math.max(1, bytes.length);
    for (let changes = 1 + (random() % 3); changes > 0; changes -= 1) {
      const at = place();
      switch (random() % 6) {
        case 0:
          bytes[at] = (bytes[at] ?? 0) ^ (1 << (random() % 8));
          break;
        case 1:
          bytes[at] = [0x00, 0x30, 0x7f, 0x80, 0x84, 0xa0, 0xff][random() % 7] ?? 0;
          break;
        case 2:
          bytes = bytes.slice(0, at);
          break;
        case 3:
          bytes = copyBytes(
            Buffer.concat([bytes.subarray(0, at), bytes.subarray(at, at + (random() % 64)), bytes.subarray(at)]),
          );
          break;
        case 4:
          bytes = copyBytes(Buffer.concat([bytes.subarray(0, at), bytes.subarray(at + 1 + (random() % 16))]));
          break;
        default:
          bytes.fill(random() % 256, at, at + 8);
      }
    }
    yield bytes;
  }
}

/** Linear congruential generator (Numerical Recipes), so that failures are reproducible. */
function createRandom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state >>> 8;
  };
}
