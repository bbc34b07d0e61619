import type { UltimateParty } from '../../domain/parties';
import type { StructuredPurpose } from '../../domain/remittance';
import type { CurrencyLetters, DocumentStatus } from '../../domain/vocabulary';

/** A side of a payment as it stands on paper. */
export interface PrintedParty {
  readonly name: string;
  readonly code: string;
  readonly iban: string;
  readonly bankCode: string;
  /** '' where the bank is not known. */
  readonly bankName: string;
}

export interface PrintedSignature {
  readonly signer: string;
  /** Serial number; '' where the bank does not tell it. */
  readonly certificate: string;
  /** `2026-11-20T18:50:19`, Kyiv time. */
  readonly at: string;
}

/** A hryvnia payment with everything that its paper says. */
export interface PrintedPayment {
  readonly number: string;
  /** `yyyy-MM-dd` */
  readonly documentDate: string;
  /** '' for none. */
  readonly valueDate: string;
  readonly status: DocumentStatus;
  /** When the bank executed or refused it; '' where it did not. */
  readonly confirmed: string;
  /** '' for none. */
  readonly abortReason: string;
  readonly amount: string;
  readonly currency: CurrencyLetters;
  readonly payer: PrintedParty;
  readonly receiver: PrintedParty;
  /** What the receiver's `code` is: of residents without a code a passport. */
  readonly receiverCodeKind: 'code' | 'passport' | 'none';
  /** Two letters of a non-resident's country, '' where it is not told; null for a resident. */
  readonly receiverCountry: string | null;
  readonly ultimateDebtor?: UltimateParty;
  readonly ultimateCreditor?: UltimateParty;
  readonly purpose: string;
  readonly standardPurposeCode: string;
  readonly structuredPurpose?: StructuredPurpose;
  /** Some XML of the document could not be read: its paper says so instead of leaving it out. */
  readonly isUnreadable: boolean;
  readonly signatures: readonly PrintedSignature[];
  /** Serial number of the bank's certificate, for its stamp. */
  readonly bankCertificate: string;
}
