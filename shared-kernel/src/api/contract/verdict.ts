import { id, maybe, text, type Value } from './codec';
import { documentStatus } from './document-parts';
import { at, record } from './record';

/** Verdict on one document of a bulk action; a declaration has no status. */
export const verdict = record({
  id: at('id', id),
  status: at('status', maybe(documentStatus)),
  error: at('error', maybe(text)),
  /** Ours: code of the refusal, for a text in the user's language. */
  errorCode: at('error_code', maybe(text)),
});

export type Verdict = Value<typeof verdict>;
