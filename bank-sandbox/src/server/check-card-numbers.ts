import { findCardNumber, isCardNumber } from '@ncb/shared-kernel/domain/identifiers';
import type { Problem } from '@ncb/shared-kernel/domain';

/** Hashed before storing, or masked by the call. */
const READ_ELSEWHERE = /passw|pwd|^draft_/i;
const ACCOUNT = /ac(?:n|nt|count)(?:_|$)|iban/i;

/**
 * Finds unmasked card numbers at any depth, so that no table, log or audit row contains one. Source: PCI DSS 3.3.1,
 * 3.4.1
 */
export function checkCardNumbers(parameters: Readonly<Record<string, unknown>>): readonly Problem[] {
  return Object.entries(parameters)
    .filter(([name]) => !READ_ELSEWHERE.test(name))
    .flatMap(([name, value]) => checkValue(parseIfJson(value), typeof parseIfJson(value) === 'object' ? [] : [name]));
}

function checkValue(value: unknown, path: readonly string[]): readonly Problem[] {
  if (typeof value === 'object' && value !== null) {
    return Object.entries(value)
      .filter(([name]) => !READ_ELSEWHERE.test(name))
      .flatMap(([name, item]) => checkValue(item, [...path, name]));
  }
  if (typeof value !== 'string' && typeof value !== 'number') return [];
  const text = String(value);
  if (!isCardNumber(text) && findCardNumber(text) === null) return [];
  const isAccount = ACCOUNT.test(path.at(-1) ?? '');
  return [{ field: path.join('.'), key: isAccount ? 'cardNumberInsteadOfAccount' : 'cardNumberInText' }];
}

function parseIfJson(value: unknown): unknown {
  if (typeof value !== 'string' || !/^\s*[[{]/.test(value)) return value;
  try {
    return JSON.parse(value);
  } catch {
    return value;
  }
}
