import type { PrintedNameCheck, PrintoutReference } from '../../domain/papers';
import type { CallBackRecord } from '../../domain/rules';
import type { UltimateParty } from '../../domain/parties';
import type { StructuredPurpose } from '../../domain/remittance';
import type { CurrencyLetters, DocumentStatus } from '../../domain/vocabulary';

export interface PrintedParty {
  readonly name: string;
  readonly code: string;
  readonly iban: string;
  readonly bankCode: string;
  /** '' if unknown. */
  readonly bankName: string;
}

export interface PrintedSignature {
  readonly signer: string;
  /** Serial number; '' if the bank does not send it. */
  readonly certificate: string;
  /** `2026-11-20T18:50:19`, Kyiv time. */
  readonly at: string;
}

export interface PrintedPayment {
  readonly number: string;
  /** `yyyy-MM-dd` */
  readonly documentDate: string;
  /** '' for none. */
  readonly valueDate: string;
  readonly status: DocumentStatus;
  /** Time when the bank executed or refused it; '' if neither. */
  readonly confirmed: string;
  /** '' for none. */
  readonly abortReason: string;
  /** '' for none. */
  readonly uetr: string;
  readonly isInstant: boolean;
  readonly amount: string;
  readonly currency: CurrencyLetters;
  readonly payer: PrintedParty;
  readonly receiver: PrintedParty;
  /** Null if the name was not compared. */
  readonly nameCheck: PrintedNameCheck | null;
  /** Null without a statement about a call. */
  readonly callBack: CallBackRecord | null;
  /** Kind of the receiver's `code`: a passport for residents without a code. */
  readonly receiverCodeKind: 'code' | 'passport' | 'none';
  /** Two-letter country of a non-resident, '' if unknown; null for a resident. */
  readonly receiverCountry: string | null;
  readonly ultimateDebtor?: UltimateParty;
  readonly ultimateCreditor?: UltimateParty;
  readonly purpose: string;
  readonly standardPurposeCode: string;
  readonly structuredPurpose?: StructuredPurpose;
  /** Some XML of the document is unreadable: the printout says so instead of omitting it. */
  readonly isUnreadable: boolean;
  readonly signatures: readonly PrintedSignature[];
  readonly bankCertificate: string;
  /** Absent for a printout without a number. */
  readonly reference?: PrintoutReference | undefined;
}
