import { writeCanonical, type CanonicalField } from '@ncb/shared-kernel/domain/documents';
import type { DocumentBytes } from '@ncb/shared-kernel/domain/signing-protocol';
import { readDocuments, type ReadableDocument } from '../display/read-documents';

const FIELDS = {
  number: '101',
  documentDate: '2026-07-01',
  payerName: 'ТОВ «Калинова Брама»',
  payerCode: '91000017',
  payerIban: 'UA603516070000026003999000001',
  amount: '1234567.80',
  currency: '980',
  receiverName: 'ТОВ «Світанок Постач»',
  receiverCode: '92000019',
  receiverHasCode: 'true',
  receiverIsResident: 'false',
  receiverIban: 'UA263052990000026006999000301',
  purpose: 'Оплата за товар <b>№15</b>',
} as const;

export function paymentBytes(id: string, fields: Partial<Record<CanonicalField, string>> = {}): DocumentBytes {
  return bytesOf(id, writeCanonical('1', { ...FIELDS, id, version: '1', ...fields }));
}

export function bytesOf(id: string, text: string): DocumentBytes {
  return { id, version: 1, canonical: new TextEncoder().encode(text) };
}

export function payment(id: string, fields?: Partial<Record<CanonicalField, string>>): ReadableDocument {
  const reading = readDocuments([paymentBytes(id, fields)]);
  const [document] = reading.ok ? reading.documents : [];
  if (!document) throw new Error('the payment cannot be shown');
  return document;
}
