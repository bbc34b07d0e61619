import type { Language } from '../vocabulary';

/**
 * What the shell and the signature widget say to each other. The widget is a page on an origin of its own inside an
 * iframe of the shell; nothing but these messages passes between them.
 *
 * 1. The widget, loaded, posts `WidgetReady` to its parent, with the shell's origin as the target.
 * 2. The shell, having checked `source` and `origin`, posts `WidgetConnect` to the widget's origin and hands over one
 *    port. The widget checks the same and takes no second port.
 * 3. Everything else goes through the port: one `WidgetRequest` from the shell, then any `WidgetEvent` and one
 *    `WidgetAnswer` back.
 */
export const WIDGET_READY = 'ncb-widget-ready';
export const WIDGET_CONNECT = 'ncb-widget-connect';

export interface WidgetReady {
  readonly kind: typeof WIDGET_READY;
}

export interface WidgetConnect {
  readonly kind: typeof WIDGET_CONNECT;
}

/** What every request says: how the widget shall look, and whose key may sign. */
interface RequestFrame {
  readonly language: Language;
  readonly theme: 'light' | 'dark';
  /** The user's certificates that are active at the bank, DER. */
  readonly certificates: readonly Uint8Array[];
}

/** How a row of a payroll differs from the last one: a new person, another account, more than three times as much. */
export const ROW_MARKS = ['joined', 'account', 'amount'] as const;
export type RowMark = (typeof ROW_MARKS)[number];

/**
 * How a payroll differs from the last executed one of its type: what the bank knows, to be looked at and not signed.
 * Source: reference/banking 8 ("payroll diff")
 */
export interface SheetDifference {
  /** Number and day of the last one. */
  readonly number: string;
  /** `yyyy-MM-dd`. */
  readonly documentDate: string;
  readonly total: string;
  readonly employeeCount: number;
  /** How many of its people are not in this one. */
  readonly left: number;
  /** The rows that differ, from 1 in the order of the sheet; `before` is the earlier account or amount, '' for none. */
  readonly marks: readonly { readonly row: number; readonly mark: RowMark; readonly before: string }[];
}

/** A document to sign. `canonical` holds the UTF-8 bytes of its canonical text (`domain/documents`). */
export interface DocumentBytes {
  readonly id: string;
  readonly version: number;
  readonly canonical: Uint8Array;
  /** Of a payroll that has one before it. */
  readonly difference?: SheetDifference;
}

export interface SignRequest extends RequestFrame {
  readonly kind: 'sign';
  readonly documents: readonly DocumentBytes[];
}

/** Asks for a signature to sign in. The widget writes the text itself (`writeLoginText`); this is its part of it. */
export interface SignInRequest extends RequestFrame {
  readonly kind: 'signIn';
  /** The host for which the bank made the challenge. */
  readonly audience: string;
  /** As the bank gave it: base64url. */
  readonly challenge: string;
}

/** Whom a new key will belong to: what the request for its certificate says. */
export interface NewKeyOwner {
  /** Full name of the person. */
  readonly commonName: string;
  /** The company that the person signs for. */
  readonly organization: string;
  /** The position there. */
  readonly title: string;
  /** Tax number or passport. */
  readonly serialNumber: string;
}

/** Asks for a new key. The user saves its file from inside the widget; the key never leaves it. */
export interface CreateKeyRequest extends RequestFrame {
  readonly kind: 'createKey';
  readonly owner: NewKeyOwner;
  /**
   * What the new key signs to prove that its owner holds it: a JSON object. Anything else is refused, since the bytes of
   * another form could be those that a signature of a document is made over.
   */
  readonly text: string;
}

/** Asks for the signature with which the owner of a new key takes its certificate into use. */
export interface AcceptCertificateRequest extends RequestFrame {
  readonly kind: 'acceptCertificate';
  /** The certificate that the bank issued, DER: what is signed. */
  readonly certificate: Uint8Array;
}

/** Asks for a certificate of another authority, from the file of its key or beside it, signed by that key. */
export interface RegisterCertificateRequest extends RequestFrame {
  readonly kind: 'registerCertificate';
}

export type WidgetRequest =
  | SignRequest
  | SignInRequest
  | CreateKeyRequest
  | AcceptCertificateRequest
  | RegisterCertificateRequest;

/** A detached CAdES-BES signature over a document's bytes, DER. */
export interface MadeSignature {
  readonly id: string;
  readonly version: number;
  readonly signature: Uint8Array;
}

interface Cancelled {
  readonly kind: 'cancelled';
}

export type SignAnswer =
  | { readonly kind: 'signed'; readonly signatures: readonly MadeSignature[] }
  | Cancelled
  /** A document that cannot be shown to the signer completely: nothing of the batch is signed. */
  | { readonly kind: 'refused'; readonly reason: 'DOCUMENT_NOT_DISPLAYABLE'; readonly ids: readonly string[] };

export type SignedInAnswer =
  /** The widget makes the nonce: who asks can never choose all that is signed. The signature is CAdES-BES, DER. */
  | { readonly kind: 'signedIn'; readonly clientNonce: string; readonly signature: Uint8Array }
  | Cancelled
  /** The challenge was made for another host than the one that shows the widget. */
  | { readonly kind: 'refused'; readonly reason: 'FOREIGN_AUDIENCE' };

export type CreateKeyAnswer =
  | {
      readonly kind: 'keyCreated';
      /** PKCS#10 in PEM. */
      readonly request: string;
      /** Eight groups of four capital hexadecimal digits. */
      readonly keyId: string;
      /** A plain ECDSA signature of `text` with the new key, two numbers side by side, base64. */
      readonly signature: string;
    }
  | Cancelled;

export type AcceptCertificateAnswer =
  /** A detached CAdES-BES signature over the certificate, DER. */
  { readonly kind: 'certificateAccepted'; readonly signature: Uint8Array } | Cancelled;

export type RegisterCertificateAnswer =
  | {
      readonly kind: 'certificateProven';
      /** DER. */
      readonly certificate: Uint8Array;
      /** A detached CAdES-BES signature over the certificate, DER. */
      readonly signature: Uint8Array;
    }
  | Cancelled;

/**
 * The widget's one answer. It is given when the user confirmed and everything is signed, or gave up; a wrong password
 * or a wrong key file is settled inside the widget and never ends the conversation.
 */
export type WidgetAnswer =
  | SignAnswer
  | SignedInAnswer
  | CreateKeyAnswer
  | AcceptCertificateAnswer
  | RegisterCertificateAnswer;

/** What the widget tells before its answer, so that the shell can ask before it closes the dialog. */
export type WidgetEvent =
  /** A key is being opened or documents are being signed; or that has ended without a signature. */
  | { readonly kind: 'working'; readonly isWorking: boolean }
  /** Escape was pressed inside the frame, where the shell does not hear the keyboard. */
  | { readonly kind: 'escape' };

/** What may answer a request of one kind. */
export type AnswerTo<Request extends WidgetRequest> = Request extends SignRequest
  ? SignAnswer
  : Request extends CreateKeyRequest
    ? CreateKeyAnswer
    : Request extends AcceptCertificateRequest
      ? AcceptCertificateAnswer
      : Request extends RegisterCertificateRequest
        ? RegisterCertificateAnswer
        : SignedInAnswer;
