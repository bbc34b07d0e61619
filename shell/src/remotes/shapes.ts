/**
 * Checks of what is read of a file that was deployed. They stand here by hand because they run before the first screens:
 * the library that checks the bank's answers would weigh ten times as much there. Source: docs/adr/0159
 */

export type Fields = Readonly<Record<string, unknown>>;

export function hasFields(value: unknown): value is Fields {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** The fields of an object; none of what is no object. */
export function fieldsOf(value: unknown): Fields {
  return hasFields(value) ? value : {};
}

export function isText(value: unknown): value is string {
  return typeof value === 'string';
}

export function isTextOrNone(value: unknown): value is string | undefined {
  return value === undefined || isText(value);
}

/** `isText` of every element. */
export function isTexts(value: unknown): value is readonly string[] {
  return Array.isArray(value) && value.every(isText);
}
