import type { NbuQr } from './nbu-qr';

/** Fields of a payment by their line in the code. */
const LINES = { receiverName: 6, creditIban: 7, amount: 8, receiverCode: 9, purpose: 12 } as const;
export type LockableField = keyof typeof LINES;

export interface Locks {
  /** Fields that the payer may not change. */
  readonly fields: readonly LockableField[];
  /** True if the mask has another form, so that its locks are not known. */
  readonly areUnknown: boolean;
}

/**
 * Lists the locks of a code. A bit of the mask locks the line of its number: `FEFF` frees line 8, the sum. The meaning of
 * the mask is not confirmed by the NBU's text. Source: docs/requirements/files-and-printing.md#nbu-qr-code.
 */
export function listLocks({ lockMask }: NbuQr): Locks {
  if (lockMask === '') return { fields: [], areUnknown: false };
  if (!/^[0-9A-F]{4}$/.test(lockMask)) return { fields: [], areUnknown: true };
  const mask = Number.parseInt(lockMask, 16);
  const fields = (Object.keys(LINES) as LockableField[]).filter((field) => (mask >> LINES[field]) & 1);
  return { fields, areUnknown: false };
}

/** Builds the mask that leaves empty fields to the payer. */
export function buildLockMask(qr: Pick<NbuQr, LockableField>): string {
  const free = (Object.keys(LINES) as LockableField[]).filter((field) => qr[field] === '');
  const mask = free.reduce((bits, field) => bits & ~(1 << LINES[field]), 0xffff);
  return mask.toString(16).toUpperCase();
}
