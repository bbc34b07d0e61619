import { OWN_BANK } from '../banks/own-bank';
import { formatShortName, type User } from '../identity/users';

export function getSender(author: User | null): string {
  return author ? formatShortName(author) : OWN_BANK.name;
}
