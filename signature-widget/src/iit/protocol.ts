/**
 * Messages of the IIT EndUser widget (`eusign.js` 20240701). `reciever` is IIT's spelling. Source:
 * docs/requirements/banking-rules.md#signature-widget-protocol.
 */
const CONNECTOR = 'EndUserSignWidgetConnector';
const WIDGET = 'EndUserSignWidget';
/** Id of the message that the page is ready; earlier requests are lost then. */
const READY_ID = -1;

export type IitCommand = 'ReadPrivateKey' | 'ResetPrivateKey' | 'SignData';

export interface IitRequest {
  readonly sender: typeof CONNECTOR;
  readonly reciever: typeof WIDGET;
  readonly id: number;
  readonly cmd: IitCommand;
  readonly params: readonly unknown[];
}

export function writeRequest(id: number, cmd: IitCommand, params: readonly unknown[]): IitRequest {
  return { sender: CONNECTOR, reciever: WIDGET, id, cmd, params };
}

export type IitMessage =
  | { readonly kind: 'ready' }
  | { readonly kind: 'result'; readonly id: number; readonly result: unknown }
  | { readonly kind: 'error'; readonly id: number; readonly error: unknown };

/** @returns null for anything that is no answer, including events (id −2) */
export function readMessage(data: unknown): IitMessage | null {
  if (typeof data !== 'object' || data === null) return null;
  const { sender, reciever, id, result, error } = data as Record<string, unknown>;
  if (sender !== WIDGET || reciever !== CONNECTOR || typeof id !== 'number') return null;
  if (id === READY_ID) return { kind: 'ready' };
  if (!Number.isSafeInteger(id) || id < 1) return null;
  return error ? { kind: 'error', id, error } : { kind: 'result', id, result };
}

const FORM_READ_KEY = 1;

/**
 * Builds the page's address. Nothing is percent-encoded, as in IIT's connector.
 * @param origin whose messages the page accepts: ours
 * @param language the page supports two of our three
 */
export function buildFrameAddress(url: string, origin: string, language: 'ua' | 'en'): string {
  return `${url}?address=${origin}&formType=${FORM_READ_KEY}&debug=false&showSignTip=false&language=${language}`;
}
