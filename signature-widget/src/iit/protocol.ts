/**
 * The messages of the IIT EndUser widget (`eusign.js` 20240701). Its own spelling is kept: `reciever` is no slip of ours.
 * Source: reference/banking 7.2
 */
const CONNECTOR = 'EndUserSignWidgetConnector';
const WIDGET = 'EndUserSignWidget';
/** The page is there and knows nothing of what was asked before. */
const READY_ID = -1;

export type IitCommand = 'ReadPrivateKey' | 'ResetPrivateKey' | 'SignData';

/** From us to the page. */
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

/** From the page to us; what it says about a key or a signature is not read yet. */
export type IitMessage =
  | { readonly kind: 'ready' }
  | { readonly kind: 'result'; readonly id: number; readonly result: unknown }
  | { readonly kind: 'error'; readonly id: number; readonly error: unknown };

/** @returns null for anything that answers nothing, events (id −2) included: we listen to none */
export function readMessage(data: unknown): IitMessage | null {
  if (typeof data !== 'object' || data === null) return null;
  const { sender, reciever, id, result, error } = data as Record<string, unknown>;
  if (sender !== WIDGET || reciever !== CONNECTOR || typeof id !== 'number') return null;
  if (id === READY_ID) return { kind: 'ready' };
  if (!Number.isSafeInteger(id) || id < 1) return null;
  return error ? { kind: 'error', id, error } : { kind: 'result', id, result };
}

/** The form that reads a key and then serves the page around it. */
const FORM_READ_KEY = 1;

/**
 * The address of the page in our frame. Nothing is percent-encoded, because the connector of IIT does not either.
 * @param origin whose messages the page shall take: ours
 * @param language the page speaks two of our three
 */
export function frameAddress(url: string, origin: string, language: 'ua' | 'en'): string {
  return `${url}?address=${origin}&formType=${FORM_READ_KEY}&debug=false&showSignTip=false&language=${language}`;
}
