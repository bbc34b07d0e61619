import { TAB_KEYS, tabStore } from '../browser';

/** Preview requested by a link, not checked yet. */
export interface PreviewRequest {
  /** `accounts@1.4.0-0f3ab81c22` */
  readonly what: string;
  /** `<end, seconds since 1970>.<signature>` */
  readonly word: string;
}

const STORE_KEY = TAB_KEYS.preview;
const PARAMETER = 'preview';

/**
 * Moves a preview from the address into this tab's storage. The signature stands behind `#`, which browsers do not
 * send. Must run before the router.
 */
export function takePreviewLink(): void {
  const address = new URL(location.href);
  const what = address.searchParams.get(PARAMETER);
  if (what === null) return;
  const word = new URLSearchParams(address.hash.slice(1)).get(PARAMETER) ?? '';
  tabStore.set(STORE_KEY, JSON.stringify({ what, word } satisfies PreviewRequest));
  address.searchParams.delete(PARAMETER);
  address.hash = '';
  history.replaceState(history.state, '', address);
}

export function getPreviewRequest(): PreviewRequest | null {
  const text = tabStore.get(STORE_KEY);
  return text === null ? null : (JSON.parse(text) as PreviewRequest);
}

/** Ends the preview from the next start of this tab. */
export function forgetPreview(): void {
  tabStore.remove(STORE_KEY);
}
