export type ParsedPercent =
  | { readonly ok: true; readonly percent: string }
  | { readonly ok: false; readonly key: 'incorrectPercent' };

/** Up to four decimals: fees of 0.075 percent exist. */
const PERCENT = /^([0-9]{1,3})(?:[.,]([0-9]{1,4}))?$/;

/**
 * Reads a typed percentage from 0 to 100: `20`, `0,15`, `20 %`.
 * @returns a decimal string with a point and no trailing zeros (`0.15`), or the key
 */
export function parsePercent(text: string): ParsedPercent {
  const match = PERCENT.exec(text.replace(/[\s\u00a0\u202f]/g, '').replace(/%$/, ''));
  if (!match) return { ok: false, key: 'incorrectPercent' };
  const whole = String(Number(match[1]));
  const fraction = (match[2] ?? '').replace(/0+$/, '');
  const isAboveHundred = Number(whole) > 100 || (whole === '100' && fraction !== '');
  if (isAboveHundred) return { ok: false, key: 'incorrectPercent' };
  return { ok: true, percent: fraction ? `${whole}.${fraction}` : whole };
}
