import { subtractAmounts, toMinor } from '@ncb/shared-kernel/domain/money';

/** Returns the repaid share of the principal in percent, rounded down to one decimal: `11.5`. */
export function getPaidShare(issued: string, principal: string): string {
  const whole = toMinor(issued);
  if (whole === 0n) return '0.0';
  const tenths = (toMinor(subtractAmounts(issued, principal)) * 1000n) / whole;
  return `${tenths / 10n}.${tenths % 10n}`;
}

export function getBarWidth(part: string, whole: string): string {
  const all = toMinor(whole);
  return all === 0n ? '0%' : `${Number((toMinor(part) * 10_000n) / all) / 100}%`;
}
