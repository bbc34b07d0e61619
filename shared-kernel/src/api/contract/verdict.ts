import { id, nullable, text, type Value } from './codec';
import { documentStatus } from './document-parts';
import { at, record } from './record';

/** Verdict on one document of a bulk action; a declaration has no status. */
export const verdict = record({
  id: at('id', id),
  status: at('status', nullable(documentStatus)),
  error: at('error', nullable(text)),
  /** Ours: code of the refusal, for a text in the user's language. */
  errorCode: at('error_code', nullable(text)),
});

export type Verdict = Value<typeof verdict>;
