import { maskCards } from '@ncb/shared-kernel/domain/identifiers';

/** Masks card numbers; forms separate cells by tabs and line ends. */
export function withoutCards(value: unknown): unknown {
  if (typeof value === 'string')
    return value
      .split(/([\t\n])/)
      .map(maskCards)
      .join('');
  if (typeof value === 'number') {
    const masked = maskCards(String(value));
    return masked === String(value) ? value : masked;
  }
  if (Array.isArray(value)) return value.map(withoutCards);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([name, item]) => [name, withoutCards(item)]));
}
