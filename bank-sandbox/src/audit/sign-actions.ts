import { SignatureRight } from '@ncb/shared-kernel/domain/vocabulary';
import type { AuditAction } from './audit-entry';

/** Actions by right, which the journal distinguishes. */
export const SIGN_ACTIONS = {
  [SignatureRight.all]: 'signAll',
  [SignatureRight.first]: 'signFirst',
  [SignatureRight.second]: 'signSecond',
  // Never accepted: the workflow refuses it.
  [SignatureRight.operator]: 'sign',
} as const satisfies Record<SignatureRight, AuditAction>;
