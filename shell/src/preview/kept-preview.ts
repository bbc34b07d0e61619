import { tabStore } from '../browser/text-store';

/** A preview that was asked for by a link, before anybody has looked whether the link is good. */
export interface AskedPreview {
  /** `accounts@1.4.0-0f3ab81c22` */
  readonly what: string;
  /** `<end, seconds since 1970>.<signature>` */
  readonly word: string;
}

/** Of this tab alone: other tabs have a storage of their own, and none outlives its tab. */
const STORE_KEY = 'ncb.preview';
const PARAMETER = 'preview';

/**
 * Takes a preview out of the address, into this tab: the first navigation would lose it. Its word stands behind the `#`,
 * which no server is told. Called before the router reads the address. Source: design/federation, rule 17
 */
export function takePreviewLink(): void {
  const address = new URL(location.href);
  const what = address.searchParams.get(PARAMETER);
  if (what === null) return;
  const word = new URLSearchParams(address.hash.slice(1)).get(PARAMETER) ?? '';
  tabStore.set(STORE_KEY, JSON.stringify({ what, word } satisfies AskedPreview));
  address.searchParams.delete(PARAMETER);
  address.hash = '';
  history.replaceState(history.state, '', address);
}

/** The preview of this tab; null in nearly all. */
export function askedPreview(): AskedPreview | null {
  const text = tabStore.get(STORE_KEY);
  return text === null ? null : (JSON.parse(text) as AskedPreview);
}

/** From the next start of this tab on everything is as everybody else has it. */
export function forgetPreview(): void {
  tabStore.remove(STORE_KEY);
}
