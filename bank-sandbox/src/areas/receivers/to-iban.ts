import { normaliseTypedIban } from '@ncb/shared-kernel/domain/identifiers';
import { isOfOldForm } from '@ncb/shared-kernel/domain/rules';
import { buildIban } from '../banks/build-iban';
import { OWN_BANK } from '../banks/own-bank';

/** Returns an IBAN; an account in the old form is treated as ours. */
export function toIban(account: string): string {
  const text = normaliseTypedIban(account);
  return isOfOldForm(text) && /^[0-9]+$/.test(text) ? buildIban(OWN_BANK.code, text) : text;
}
