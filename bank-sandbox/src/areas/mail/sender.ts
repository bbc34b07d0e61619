import { OWN_BANK } from '../banks/own-bank';
import { shortName, type User } from '../identity/users';

/** Who wrote a letter: a person of the company, or the bank. */
export function senderOf(author: User | null): string {
  return author ? shortName(author) : OWN_BANK.name;
}
