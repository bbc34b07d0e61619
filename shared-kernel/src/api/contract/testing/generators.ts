import fc from 'fast-check';

/**
 * One generator per kind of codec: every value that the house may hand to it. Texts are any characters but halves of
 * surrogate pairs, which no form can carry.
 */
export const anyText = fc.string({ unit: 'binary', maxLength: 40 });

/** Where '' means "not given", as in `maybe(text)` and in a parameter that must be there. */
export const filledText = fc.string({ unit: 'binary', minLength: 1, maxLength: 40 });

export const anyId = fc.stringMatching(/^[\w-]{1,64}$/);
export const anyIds = fc.array(anyId, { maxLength: 5 });

/** Up to the 15 digits that the codec takes. */
export const anyWhole = fc.integer({ min: -999_999_999_999_999, max: 999_999_999_999_999 });

/** `-1234.56`, up to 15 digits before the point. */
export const anyMoney = fc.stringMatching(/^-?(?:0|[1-9][0-9]{0,14})\.[0-9]{2}$/);

/** A rate or a percentage: up to ten decimals. */
export const anyDecimal = fc.stringMatching(/^-?(?:0|[1-9][0-9]{0,14})(?:\.[0-9]{1,10})?$/);

const dates = fc.date({
  min: new Date('1900-01-01T00:00:00Z'),
  max: new Date('9999-12-31T23:59:59Z'),
  noInvalidDate: true,
});
export const anyDate = dates.map((date) => date.toISOString().slice(0, 10));
export const anyMoment = dates.map((date) => date.toISOString().slice(0, 19));

/** A day, none, or what a person typed instead of one. */
export const anyTypedDate = fc.oneof(
  anyDate,
  filledText,
  fc.constantFrom('', 'завтра', '31.04.2026', '2026-02-29', '1.7.2026', '01.07.20266', '01.07.2026.', '01.07.2026 ?'),
);

export const anyFlag = fc.boolean();
export const anyOf = <const V>(values: readonly V[]) => fc.constantFrom(...values);
export const maybe = <T>(inner: fc.Arbitrary<T>) => fc.option(inner, { nil: null });
/** A field that older callers do not name. */
export const optionally = <T>(inner: fc.Arbitrary<T>) => fc.option(inner, { nil: undefined });
export const listOf = <T>(inner: fc.Arbitrary<T>) => fc.array(inner, { maxLength: 4 });
/** `__proto__` names no value: reading leaves it out, or it would become the prototype. */
const valueName = anyText.filter((name) => name !== '__proto__');
export const anyStringMap = fc.dictionary(valueName, anyText, { maxKeys: 4, noNullPrototype: true });

/** A record; no field can be left out. */
export const recordOf = <T>(fields: { [K in keyof T]: fc.Arbitrary<T[K]> }) =>
  fc.record<T>(fields, { noNullPrototype: true });
export const nothing = fc.constant({});
