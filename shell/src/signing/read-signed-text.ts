import type { DocumentToSign } from '@ncb/shared-kernel/api/contract';
import { readCanonical, type CanonicalField } from '@ncb/shared-kernel/domain/documents';
import { formatIban, shortenToEnd } from '@ncb/shared-kernel/domain/identifiers';
import { findCurrency } from '@ncb/shared-kernel/domain/vocabulary';

/** Parts of a signed text that the result names; empty where the document has none. */
export interface SignedText {
  readonly receiver: string;
  /** End of the receiver's IBAN and the purpose. */
  readonly about: string;
  /** Decimal string; null for a document without an amount, such as a declaration. */
  readonly amount: string | null;
  /** ISO 4217 letters. */
  readonly currency: string;
  readonly payerIban: string;
}

/** Reads a signed text; null for one that this shell cannot read, such as one of a newer bank. */
export function readSignedText({ canonical }: Pick<DocumentToSign, 'canonical'>): SignedText | null {
  const reading = readCanonical(canonical);
  if (!reading.ok) return null;
  const fields = new Map(reading.document.fields.map(({ name, value }) => [name, value]));
  const get = (name: CanonicalField) => fields.get(name) ?? '';
  const iban = get('receiverIban');
  const currency = get('currency');
  return {
    receiver: get('receiverName'),
    about: [iban && shortenToEnd(formatIban(iban)), get('purpose')].filter(Boolean).join(' · '),
    amount: fields.get('amount') ?? null,
    currency: findCurrency(currency)?.letters ?? currency,
    payerIban: get('payerIban'),
  };
}
