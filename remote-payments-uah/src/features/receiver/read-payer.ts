import type { QueryClient } from '@tanstack/react-query';
import type { AnswerOf, listAccounts } from '@ncb/shared-kernel/api/contract';
import type { Payer } from '@ncb/shared-kernel/domain/warnings';
import { accountKeys } from '@ncb/shared-kernel/queries';
import type { ShellServices } from '@ncb/shared-kernel/remote-contract';

/** Reads whose accounts are trusted; the page of the form has loaded the company's own. */
export function readPayer({ session }: Pick<ShellServices, 'session'>, cache: QueryClient): Payer {
  const own = cache.getQueryData<AnswerOf<typeof listAccounts>>(accountKeys.all(session.companyRef));
  return { bankCode: session.bankCode, ownIbans: (own?.accounts ?? []).map(({ iban }) => iban) };
}
