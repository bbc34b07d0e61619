import { constants, deflateRawSync } from 'node:zlib';
import fc from 'fast-check';
import { inflateStart } from './inflate-start';

const STRATEGIES = [constants.Z_DEFAULT_STRATEGY, constants.Z_FIXED, constants.Z_HUFFMAN_ONLY, constants.Z_RLE];

test('what is unpacked is what was packed, in every way of packing, up to the limit', () => {
  fc.assert(
    fc.property(
      fc.uint8Array({ maxLength: 600 }),
      fc.constantFrom(...STRATEGIES),
      fc.constantFrom(0, 1, 9),
      fc.nat(700),
      (content, strategy, level, limit) => {
        const repeated = Uint8Array.from([...content, ...content]);
        const packed = deflateRawSync(repeated, { strategy, level });
        expect(inflateStart(packed, limit)).toEqual(repeated.subarray(0, limit));
      },
    ),
  );
});

test('damaged data ends in nothing instead of an error', () => {
  fc.assert(
    fc.property(fc.uint8Array({ maxLength: 200 }), (content) => {
      const start = inflateStart(content, 100);
      expect(start === null || start.length <= 100).toBe(true);
    }),
  );
  expect(inflateStart(Uint8Array.of(7), 10)).toBeNull();
});
