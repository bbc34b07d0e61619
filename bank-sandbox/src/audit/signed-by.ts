import { SignatureRight } from '@ncb/shared-kernel/domain/vocabulary';
import type { AuditAction } from './audit';

/** A kept signature says in the audit trail by which right it was given: the journal of actions tells them apart. */
export const SIGNED_BY = {
  [SignatureRight.all]: 'signAll',
  [SignatureRight.first]: 'signFirst',
  [SignatureRight.second]: 'signSecond',
  // Nobody signs by it; the workflow has refused him.
  [SignatureRight.operator]: 'sign',
} as const satisfies Record<SignatureRight, AuditAction>;
