import type { Language } from '../vocabulary';

/**
 * Messages between the shell and the signature widget, a page of another origin in an iframe.
 *
 * 1. The loaded widget posts `WidgetReady` to its parent, with the shell's origin as target.
 * 2. The shell checks `source` and `origin`, posts `WIDGET_CONNECT` to the widget's origin and transfers a port. The
 * widget makes the same checks and accepts no second port.
 * 3. All else goes through the port: one `WidgetRequest`, then any `WidgetEvent` and one `WidgetAnswer` back.
 */
export const WIDGET_READY = 'ncb-widget-ready';

/** Fragment of the widget's address in the hidden frame that remembers the key files of a session. */
export const WIDGET_KEY_FILES = '#keyFiles';
export const WIDGET_CONNECT = 'ncb-widget-connect';

export interface WidgetReady {
  readonly kind: typeof WIDGET_READY;
}

interface RequestFrame {
  readonly language: Language;
  readonly theme: 'light' | 'dark';
  readonly certificates: readonly Uint8Array[];
}

/** Compared with the last payroll: new employee, other account, more than three times the amount. */
export const ROW_MARKS = ['joined', 'account', 'amount'] as const;
type RowMark = (typeof ROW_MARKS)[number];

/**
 * Difference to the last executed payroll: shown, not signed. Source:
 * docs/requirements/banking-rules.md#payroll-difference.
 */
export interface PayrollComparison {
  readonly number: string;
  readonly documentDate: string;
  readonly total: string;
  readonly employeeCount: number;
  /** Number of employees missing in this one. */
  readonly left: number;
  /** Rows from 1; `before` is the earlier account or amount, '' for none. */
  readonly marks: readonly { readonly row: number; readonly mark: RowMark; readonly before: string }[];
}

/** Document; `canonical` holds the UTF-8 bytes of its canonical text (`domain/documents`). */
export interface DocumentBytes {
  readonly id: string;
  readonly version: number;
  readonly canonical: Uint8Array;
  /** Only for a payroll with a predecessor. */
  readonly difference?: PayrollComparison;
}

export interface SignRequest extends RequestFrame {
  readonly kind: 'sign';
  readonly documents: readonly DocumentBytes[];
}

/** Request to sign in; the widget composes the text from these parts (`writeLoginText`). */
export interface SignInRequest extends RequestFrame {
  readonly kind: 'signIn';
  /** Host for which the bank made the challenge. */
  readonly audience: string;
  /** base64url. */
  readonly challenge: string;
}

/** Owner in the certificate request. */
export interface NewKeyOwner {
  readonly commonName: string;
  /** Company. */
  readonly organization: string;
  /** Position. */
  readonly title: string;
  /** Tax number or passport. */
  readonly serialNumber: string;
}

/** Request for a new key. The user saves its file from the widget; the key never leaves it. */
export interface CreateKeyRequest extends RequestFrame {
  readonly kind: 'createKey';
  readonly owner: NewKeyOwner;
  /**
   * Proof of possession: a JSON object. Anything else is refused, because other bytes could be those of a document's
   * signature.
   */
  readonly text: string;
}

/** Request for the signature that accepts a new key's certificate. */
export interface AcceptCertificateRequest extends RequestFrame {
  readonly kind: 'acceptCertificate';
  readonly certificate: Uint8Array;
}

/** Request for a certificate of another authority, signed by its key. */
export interface RegisterCertificateRequest extends RequestFrame {
  readonly kind: 'registerCertificate';
}

export type WidgetRequest =
  | SignRequest
  | SignInRequest
  | CreateKeyRequest
  | AcceptCertificateRequest
  | RegisterCertificateRequest;

/** Detached CAdES-BES signature of a document's bytes, DER. */
export interface DocumentSignature {
  readonly id: string;
  readonly version: number;
  readonly signature: Uint8Array;
}

interface Cancelled {
  readonly kind: 'cancelled';
}

export type SignAnswer =
  | { readonly kind: 'signed'; readonly signatures: readonly DocumentSignature[] }
  | Cancelled
  /** A document is not displayable: nothing of the batch is signed. */
  | { readonly kind: 'refused'; readonly reason: 'DOCUMENT_NOT_DISPLAYABLE'; readonly ids: readonly string[] };

export type SignedInAnswer =
  /** The widget makes the nonce, so that the requester never chooses the whole signed text. */
  | { readonly kind: 'signedIn'; readonly clientNonce: string; readonly signature: Uint8Array }
  | Cancelled
  /** The challenge was made for another host. */
  | { readonly kind: 'refused'; readonly reason: 'FOREIGN_AUDIENCE' };

export type CreateKeyAnswer =
  | {
      readonly kind: 'keyCreated';
      /** PKCS#10 in PEM. */
      readonly request: string;
      /** Eight groups of four hexadecimal digits. */
      readonly keyId: string;
      /** Plain ECDSA signature of `text`, r and s concatenated, base64. */
      readonly signature: string;
    }
  | Cancelled;

type AcceptCertificateAnswer =
  /** Detached CAdES-BES signature of the certificate, DER. */
  { readonly kind: 'certificateAccepted'; readonly signature: Uint8Array } | Cancelled;

type RegisterCertificateAnswer =
  | {
      readonly kind: 'certificateProven';
      /** DER. */
      readonly certificate: Uint8Array;
      readonly signature: Uint8Array;
    }
  | Cancelled;

/** Single answer: signed or cancelled. Wrong passwords and key files never end the conversation. */
export type WidgetAnswer =
  | SignAnswer
  | SignedInAnswer
  | CreateKeyAnswer
  | AcceptCertificateAnswer
  | RegisterCertificateAnswer;

/** Events before the answer: the shell can ask before it closes the dialog. */
export type WidgetEvent =
  /** A key is being opened or documents signed; false if it ended without a signature. */
  | { readonly kind: 'working'; readonly isWorking: boolean }
  /** Inside the frame the shell gets no key events. */
  | { readonly kind: 'escape' };

export type AnswerTo<Request extends WidgetRequest> = Request extends SignRequest
  ? SignAnswer
  : Request extends CreateKeyRequest
    ? CreateKeyAnswer
    : Request extends AcceptCertificateRequest
      ? AcceptCertificateAnswer
      : Request extends RegisterCertificateRequest
        ? RegisterCertificateAnswer
        : SignedInAnswer;
