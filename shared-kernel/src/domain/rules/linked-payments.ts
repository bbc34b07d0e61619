import { DocumentStatus } from '../vocabulary';

/** `blocked`: the request cannot be edited. `ask`: the user is asked first. `free`: nothing stands in the way. */
export type LinkedPaymentsVerdict = 'blocked' | 'ask' | 'free';

/**
 * Whether a request may be edited beside the payments that were made from it: one in progress blocks it, one that the
 * bank refused asks for confirmation. Source: spec 2 §4
 */
export function judgeLinkedPayments(statuses: readonly DocumentStatus[]): LinkedPaymentsVerdict {
  if (statuses.includes(DocumentStatus.inProgress)) return 'blocked';
  return statuses.includes(DocumentStatus.aborted) ? 'ask' : 'free';
}
