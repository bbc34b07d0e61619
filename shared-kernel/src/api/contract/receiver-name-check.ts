import { moment, nullable, text, word, type Value } from './codec';
import { at, record } from './record';

/**
 * Result of comparing a name. `verifiedName` is set only with the verdict `closeMatch`, the reason with the last two:
 * another code, another name, no such account; the receiver's bank is silent, takes no part or failed; the Treasury; too
 * many names of this company. Source: docs/requirements/law-2026.md#receiver-check.
 */
export const nameCheckFields = {
  verdict: at('verdict', word(['match', 'closeMatch', 'noMatch', 'notChecked'])),
  verifiedName: at('verified_name', nullable(text)),
  reason: at(
    'reason',
    nullable(word(['code', 'name', 'account', 'noAnswer', 'noPart', 'failed', 'treasury', 'tooMany'])),
  ),
} as const;

/** Result stored with a document. */
export const storedNameCheck = record({ ...nameCheckFields, checkedAt: at('checked_at', moment) });

export type StoredNameCheck = Value<typeof storedNameCheck>;
