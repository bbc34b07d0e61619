import { shortenIban } from '../../domain/identifiers';
import type { TransferParty } from './TransferRoute';

interface NamedAccount {
  readonly iban: string;
  /** Name that the company gave the account. */
  readonly comment?: string | undefined;
}

/** Returns an own account as a party of a transfer: by its name with the number below, or by the number alone. */
export function getAccountParty({ iban, comment }: NamedAccount): TransferParty {
  const number = shortenIban(iban);
  return comment ? { name: comment, about: number } : { name: number };
}
