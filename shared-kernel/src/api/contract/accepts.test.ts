import fc from 'fast-check';
import * as z from 'zod/mini';
import {
  date,
  decimal,
  flag,
  id,
  idList,
  letterFlag,
  list,
  nullable,
  moment,
  money,
  oneOf,
  optional,
  withDefault,
  text,
  typedDate,
  whole,
  word,
  type Codec,
} from './codec';
import { at, record } from './record';

const CODECS: Readonly<Record<string, Codec<unknown>>> = {
  date,
  decimal,
  flag,
  id,
  idList,
  letterFlag,
  moment,
  money,
  text,
  typedDate,
  whole,
  oneOf: oneOf([0, 1, 5]),
  word: word(['Y', 'other']),
  maybe: nullable(money),
  optional: optional(date),
  or: withDefault(flag, false),
  list: list(id),
  record: record({ id: at('id', id), amount: at('amount', nullable(money)) }),
};

const ANYTHING = fc.oneof(
  fc.jsonValue(),
  fc.constantFrom<unknown>(undefined, null, '', 0, 1, 5, '5', '05', 'Y', 'N', true, 'true', NaN, Infinity, -0, '-0'),
  fc.constantFrom<unknown>('01.07.2026', '31.02.2026', '01.07.2026 10:15:00', '01.07.2026x', '12.5', '12.555', 12.5),
  fc.constantFrom<unknown>(
    [],
    ['1', 2],
    [null],
    { id: '1' },
    { id: '1', amount: '1.00' },
    { id: 1, amount: {} },
    '1,2',
  ),
);

describe.each(Object.keys(CODECS))('the quick check of %s', (name) => {
  const codec = CODECS[name] as Codec<unknown>;
  const isTaken = (wire: unknown) => z.safeParse(codec.wire, wire).success;

  it('says what the schema says, so that neither lets through what the other refuses', () => {
    fc.assert(
      fc.property(ANYTHING, (wire) => expect([wire, codec.accepts?.(wire)]).toEqual([wire, isTaken(wire)])),
      { numRuns: 500 },
    );
  });
});

describe('a codec without a quick check', () => {
  it('leaves its record to the schema', () => {
    const { accepts: _, ...slow } = text;
    const outer = record({ name: at('name', slow) });
    expect([outer.accepts?.({ name: 'x' }), z.safeParse(outer.wire, { name: 'x' }).success]).toEqual([false, true]);
  });
});
