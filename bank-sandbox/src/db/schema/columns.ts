import { DocumentType, PAYROLL, type DocumentKind } from '@ncb/shared-kernel/domain/vocabulary';
import { bigint, customType, numeric, timestamp } from 'drizzle-orm/pg-core';

/** Bytes. PostgreSQL's driver gives a Buffer, PGlite a Uint8Array; the house sees a Uint8Array only. */
export const bytes = customType<{ data: Uint8Array; driverData: Uint8Array }>({
  dataType: () => 'bytea',
  fromDriver: (value) => new Uint8Array(value),
  // pg sends a plain Uint8Array as JSON text; a Buffer it sends as bytes.
  toDriver: (value) => Buffer.from(value),
});

const PAYROLL_NUMBER = 6;

/** The kind of a document; a payroll has a number in the database only. */
export const documentKind = customType<{ data: DocumentKind; driverData: number }>({
  dataType: () => 'smallint',
  fromDriver: (value) => Object.values(DocumentType).find((type) => type === value) ?? PAYROLL,
  toDriver: (value) => (value === PAYROLL ? PAYROLL_NUMBER : value),
});

/** An amount of money: a decimal string, never a number. */
export const money = (name: string) => numeric(name, { precision: 18, scale: 2 });

/** An identifier. The bank's numbers stay far below 2^53. */
export const identifier = (name: string) => bigint(name, { mode: 'number' });

/** A moment, stored in UTC. */
export const moment = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' });
