/**
 * Hand-written type guards: a validation library would weigh ten times as much before the first screens. docs/adr/0102.
 */

type Fields = Readonly<Record<string, unknown>>;

export function hasFields(value: unknown): value is Fields {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

export function toFields(value: unknown): Fields {
  return hasFields(value) ? value : {};
}

export function isText(value: unknown): value is string {
  return typeof value === 'string';
}

export function isTextOrNone(value: unknown): value is string | undefined {
  return value === undefined || isText(value);
}

export function isTexts(value: unknown): value is readonly string[] {
  return Array.isArray(value) && value.every(isText);
}
