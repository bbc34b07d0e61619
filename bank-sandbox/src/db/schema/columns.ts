import { DocumentType, PAYROLL, type DocumentKind } from '@ncb/shared-kernel/domain/vocabulary';
import { bigint, customType, numeric, timestamp } from 'drizzle-orm/pg-core';

/** Bytes as a Uint8Array; pg gives a Buffer. */
export const bytes = customType<{ data: Uint8Array; driverData: Uint8Array }>({
  dataType: () => 'bytea',
  fromDriver: (value) => new Uint8Array(value),
  // pg sends a plain Uint8Array as JSON text.
  toDriver: (value) => Buffer.from(value),
});

const PAYROLL_NUMBER = 6;

/** Payrolls have a number in the database only. */
export const documentKind = customType<{ data: DocumentKind; driverData: number }>({
  dataType: () => 'smallint',
  fromDriver: (value) => Object.values(DocumentType).find((type) => type === value) ?? PAYROLL,
  toDriver: (value) => (value === PAYROLL ? PAYROLL_NUMBER : value),
});

/** Decimal string, never a number. */
export const money = (name: string) => numeric(name, { precision: 18, scale: 2 });

/** Numbers stay far below 2^53. */
export const identifier = (name: string) => bigint(name, { mode: 'number' });

export const moment = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' });
