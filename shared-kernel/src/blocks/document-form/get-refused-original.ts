import { findFieldOfRefusal, findRefusalReason } from '../../domain';
import { DocumentStatus } from '../../domain/vocabulary';
import type { RefusedOriginal } from './document-to-fill';

/**
 * Returns the refused original of a copied document; null if the bank has not refused it. In a file of its own: the
 * sentences of all refusals load with a copy only.
 */
export function getRefusedOriginal(stored: {
  readonly number: string;
  readonly status: number;
  readonly abortReason: string | null;
}): RefusedOriginal | null {
  const { number, status, abortReason: reason } = stored;
  if (status !== DocumentStatus.aborted) return null;
  return {
    number,
    reason,
    refusal: reason === null ? null : findRefusalReason(reason),
    field: reason === null ? null : findFieldOfRefusal(reason),
  };
}
