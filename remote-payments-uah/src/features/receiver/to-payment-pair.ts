import { checkIban } from '@ncb/shared-kernel/domain/identifiers';
import { checkReceiverCode, type UahPaymentDraft } from '@ncb/shared-kernel/domain/rules';
import type { ReceiverPair } from '@ncb/shared-kernel/queries';

/** Returns account and code; null until both are valid. */
export function toPaymentPair(draft: UahPaymentDraft): ReceiverPair | null {
  if (checkIban(draft.creditIban) !== null || checkReceiverCode(draft) !== null) return null;
  return { account: draft.creditIban, code: draft.receiverCode };
}
