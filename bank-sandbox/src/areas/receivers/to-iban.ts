import { normaliseTypedIban } from '@ncb/shared-kernel/domain/identifiers';
import { isOfOldForm } from '@ncb/shared-kernel/domain/rules';
import { ibanOf } from '../banks/iban';
import { OWN_BANK } from '../banks/own-bank';

/** An account as it is looked for: an IBAN; an account of the old form is one of ours. */
export function toIban(account: string): string {
  const text = normaliseTypedIban(account);
  return isOfOldForm(text) && /^[0-9]+$/.test(text) ? ibanOf(OWN_BANK.code, text) : text;
}
