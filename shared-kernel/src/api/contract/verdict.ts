import { id, maybe, text, type Value } from './codec';
import { documentStatus } from './document-parts';
import { at, record } from './record';

/** The verdict on one document of a bulk action; a declaration has no status. */
export const verdict = record({
  id: at('id', id),
  status: at('status', maybe(documentStatus)),
  error: at('error', maybe(text)),
  /** Ours: the refusal's code, for the user's own language. */
  errorCode: at('error_code', maybe(text)),
});

export type Verdict = Value<typeof verdict>;
