import { OWN_BANK } from '../banks/own-bank';
import { shortName, type User } from '../identity/users';

export function senderOf(author: User | null): string {
  return author ? shortName(author) : OWN_BANK.name;
}
