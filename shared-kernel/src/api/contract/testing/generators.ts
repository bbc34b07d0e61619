import fc from 'fast-check';

/** Generators of all internal values. Texts exclude halves of surrogate pairs, which no form can transport. */
export const anyText = fc.string({ unit: 'binary', maxLength: 40 });

export const filledText = fc.string({ unit: 'binary', minLength: 1, maxLength: 40 });

export const anyId = fc.stringMatching(/^[\w-]{1,64}$/);
export const anyIds = fc.array(anyId, { maxLength: 5 });

export const anyWhole = fc.integer({ min: -999_999_999_999_999, max: 999_999_999_999_999 });

export const anyMoney = fc.stringMatching(/^-?(?:0|[1-9][0-9]{0,14})\.[0-9]{2}$/);

export const anyDecimal = fc.stringMatching(/^-?(?:0|[1-9][0-9]{0,14})(?:\.[0-9]{1,10})?$/);

const dates = fc.date({
  min: new Date('1900-01-01T00:00:00Z'),
  max: new Date('9999-12-31T23:59:59Z'),
  noInvalidDate: true,
});
export const anyDate = dates.map((date) => date.toISOString().slice(0, 10));
export const anyMoment = dates.map((date) => date.toISOString().slice(0, 19));

export const anyTypedDate = fc.oneof(
  anyDate,
  filledText,
  fc.constantFrom('', 'завтра', '31.04.2026', '2026-02-29', '1.7.2026', '01.07.20266', '01.07.2026.', '01.07.2026 ?'),
);

export const anyFlag = fc.boolean();
export const anyOf = <const V>(values: readonly V[]) => fc.constantFrom(...values);
export const nullable = <T>(inner: fc.Arbitrary<T>) => fc.option(inner, { nil: null });
export const optionally = <T>(inner: fc.Arbitrary<T>) => fc.option(inner, { nil: undefined });
export const listOf = <T>(inner: fc.Arbitrary<T>) => fc.array(inner, { maxLength: 4 });
/** Excludes `__proto__`: decoding drops it, as it would set the prototype. */
const valueName = anyText.filter((name) => name !== '__proto__');
export const anyStringMap = fc.dictionary(valueName, anyText, { maxKeys: 4, noNullPrototype: true });

/** Requires a generator for optional fields too: a forgotten one would never be tested. */
export const recordOf = <T>(fields: { [K in keyof T]-?: fc.Arbitrary<T[K]> }) =>
  fc.record<T>(fields, { noNullPrototype: true });
export const nextSigners = listOf(recordOf({ userId: anyId, name: anyText }));
export const nothing = fc.constant({});
