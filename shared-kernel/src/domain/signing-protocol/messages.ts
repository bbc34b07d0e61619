import type { Language } from '../vocabulary';

/**
 * What the shell and the signature widget say to each other. The widget is a page on an origin of its own inside an
 * iframe of the shell; nothing but these messages passes between them.
 *
 * 1. The widget, loaded, posts `WidgetReady` to its parent, with the shell's origin as the target.
 * 2. The shell, having checked `source` and `origin`, posts `WidgetConnect` to the widget's origin and hands over one
 *    port. The widget checks the same and takes no second port.
 * 3. Everything else goes through the port: one `SignRequest` from the shell, then one `WidgetAnswer` back.
 */
export const WIDGET_READY = 'ncb-widget-ready';
export const WIDGET_CONNECT = 'ncb-widget-connect';

export interface WidgetReady {
  readonly kind: typeof WIDGET_READY;
}

export interface WidgetConnect {
  readonly kind: typeof WIDGET_CONNECT;
}

/** A document to sign. `canonical` holds the UTF-8 bytes of its canonical text (`domain/documents`). */
export interface DocumentBytes {
  readonly id: string;
  readonly version: number;
  readonly canonical: Uint8Array;
}

export interface SignRequest {
  readonly kind: 'sign';
  readonly language: Language;
  readonly theme: 'light' | 'dark';
  readonly documents: readonly DocumentBytes[];
  /** The user's certificates that are active at the bank, DER. */
  readonly certificates: readonly Uint8Array[];
}

/** A detached CAdES-BES signature over a document's bytes, DER. */
export interface MadeSignature {
  readonly id: string;
  readonly version: number;
  readonly signature: Uint8Array;
}

/**
 * The widget's one answer. It is given when the user confirmed and everything is signed, or gave up; a wrong password
 * or a wrong key file is settled inside the widget and never ends the conversation.
 */
export type WidgetAnswer =
  | { readonly kind: 'signed'; readonly signatures: readonly MadeSignature[] }
  | { readonly kind: 'cancelled' }
  /** A document that cannot be shown to the signer completely: nothing of the batch is signed. */
  | { readonly kind: 'refused'; readonly reason: 'DOCUMENT_NOT_DISPLAYABLE'; readonly ids: readonly string[] };
