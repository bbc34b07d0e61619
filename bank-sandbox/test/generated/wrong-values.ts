/** Invalid for most fields of the contract. */
export const WRONG_VALUES: readonly (readonly [what: string, value: string])[] = [
  ['a word', 'Канарка'],
  ['a NUL', 'a\u0000b'],
  ['a number without end', '1e999'],
  ['an object', '{"Канарка":1}'],
  ['a name of the prototype', '{"__proto__":{"polluted":1},"constructor":{"prototype":1}}'],
  ['a list of nothing', '[null,{},[],"",1,true]'],
  ['lists in lists', `${'['.repeat(5000)}${']'.repeat(5000)}`],
  ['half of JSON', '[{"id":"1"'],
];

/** Text within the limit of a body. */
export const OVERSIZED = 'Ы'.repeat(250_000);

/** Replacements for each value inside a JSON parameter. */
const REPLACEMENTS: readonly unknown[] = [
  null,
  1.5,
  true,
  {},
  [],
  'a\u0000b',
  '\ud800',
  { __proto__: null, toString: 1 },
];

/** Replaces or leaves out one value, at any depth. */
export function* damage(value: unknown): Generator<unknown> {
  if (Array.isArray(value)) {
    for (const [index, item] of value.slice(0, 1).entries())
      for (const other of damage(item)) yield value.with(index, other);
    return yield* REPLACEMENTS;
  }
  if (typeof value === 'object' && value !== null) {
    for (const [name, item] of Object.entries(value)) {
      yield Object.fromEntries(Object.entries(value).filter(([other]) => other !== name));
      for (const other of damage(item)) yield { ...value, [name]: other };
    }
    return;
  }
  yield* REPLACEMENTS;
}
