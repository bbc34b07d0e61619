import { listUsers } from '@ncb/shared-kernel/api/contract';
import type { Outcome } from '@ncb/shared-kernel/api/client';
import { daysBetween } from '@ncb/shared-kernel/domain/dates';
import { peopleKeys } from '@ncb/shared-kernel/queries';
import type { CardServices } from '@ncb/shared-kernel/remote-contract';

/** What ends soon, or has ended. */
export interface EndingAccess {
  readonly what: 'ownKey' | 'keyOf' | 'password' | 'rights' | 'rightsEnd';
  /** Whose, of a colleague's key. */
  readonly name: string;
  /** The last day; null of rights that are not there. */
  readonly until: string | null;
  /** From the bank day on. */
  readonly days: number;
}

/** As early as a new key can be had in peace. */
const AHEAD_DAYS = 30;
const ROWS_SHOWN = 3;

/** Keys, password and rights that end; those of colleagues for whom the bank tells them. */
export async function loadKeys(services: CardServices): Promise<Outcome<readonly EndingAccess[] | null>> {
  const { user, bankDay } = services.session;
  const colleagues = await keysOfColleagues(services);
  if (!colleagues.ok) return colleagues;
  const ending = (what: EndingAccess['what'], name: string, until: string | null): EndingAccess[] =>
    until === null ? [] : [{ what, name, until, days: daysBetween(bankDay, until) }];
  const found = [
    ...(user.rightsValid
      ? ending('rightsEnd', '', user.rightsUntil ?? null)
      : [{ what: 'rights', name: '', until: null, days: -1 } as const]),
    ...ending('ownKey', '', user.keyUntil),
    ...ending('password', '', user.passwordExpires),
    ...colleagues.value.flatMap(({ name, keyUntil }) => ending('keyOf', name, keyUntil)),
  ];
  const near = found
    .filter(({ days }) => days <= AHEAD_DAYS)
    .sort((a, b) => a.days - b.days)
    .slice(0, ROWS_SHOWN);
  return { ok: true, value: near.length > 0 ? near : null };
}

type Colleagues = readonly { readonly name: string; readonly keyUntil: string | null }[];

/** The bank tells their keys to administrators of the company only. */
async function keysOfColleagues({ session, api, ask }: CardServices): Promise<Outcome<Colleagues>> {
  const { user, companyRef } = session;
  if (!user.isAdministrator) return { ok: true, value: [] };
  const answer = await ask(peopleKeys.users(companyRef), (signal) =>
    api.call(listUsers, { needAll: false }, { signal }),
  );
  if (!answer.ok) return answer;
  return { ok: true, value: answer.value.users.filter(({ id }) => id !== user.userId) };
}
