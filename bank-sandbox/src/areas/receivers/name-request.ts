import type { checkReceiverName, ReceiverNameCheck, RequestOf } from '@ncb/shared-kernel/api/contract';
import { compareReceiver, toTypedCode, type AccountOwner } from '@ncb/shared-kernel/domain/receiver-name';

export type NameRequest = RequestOf<typeof checkReceiverName>;

export function notChecked(reason: 'noAnswer' | 'noPart' | 'failed' | 'treasury' | 'tooMany'): ReceiverNameCheck {
  return { verdict: 'notChecked', verifiedName: null, reason };
}

/** Compares with the owner; a missing one means that the bank has no such open account. */
export function compareName({ name, code, hasCode }: NameRequest, owner: AccountOwner | null): ReceiverNameCheck {
  if (!owner) return { verdict: 'noMatch', verifiedName: null, reason: 'account' };
  const match = compareReceiver({ name, code: toTypedCode(code, hasCode) }, owner);
  return { verifiedName: null, reason: null, ...match };
}
