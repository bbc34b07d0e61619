import { listUsers } from '@ncb/shared-kernel/api/contract';
import type { Outcome } from '@ncb/shared-kernel/api/client';
import { countDaysBetween } from '@ncb/shared-kernel/domain/dates';
import { peopleKeys } from '@ncb/shared-kernel/queries';
import type { CardServices } from '@ncb/shared-kernel/remote-contract';

export interface EndingAccess {
  readonly what: 'ownKey' | 'keyOf' | 'password' | 'rights' | 'rightsEnd';
  /** Colleague's name for `keyOf`. */
  readonly name: string;
  /** Last day; null for missing rights. */
  readonly until: string | null;
  readonly days: number;
}

/** Days in advance: enough time to get a new key. */
const AHEAD_DAYS = 30;
const ROWS_SHOWN = 3;

export async function loadEndingAccess(services: CardServices): Promise<Outcome<readonly EndingAccess[] | null>> {
  const { user, bankDay } = services.session;
  const colleagues = await loadColleagueKeys(services);
  if (!colleagues.ok) return colleagues;
  const ending = (what: EndingAccess['what'], name: string, until: string | null): EndingAccess[] =>
    until === null ? [] : [{ what, name, until, days: countDaysBetween(bankDay, until) }];
  const candidates = [
    ...(user.rightsValid
      ? ending('rightsEnd', '', user.rightsUntil ?? null)
      : [{ what: 'rights', name: '', until: null, days: -1 } as const]),
    ...ending('ownKey', '', user.keyUntil),
    ...ending('password', '', user.passwordExpires),
    ...colleagues.value.flatMap(({ name, keyUntil }) => ending('keyOf', name, keyUntil)),
  ];
  const near = candidates
    .filter(({ days }) => days <= AHEAD_DAYS)
    .sort((a, b) => a.days - b.days)
    .slice(0, ROWS_SHOWN);
  return { ok: true, value: near.length > 0 ? near : null };
}

type Colleagues = readonly { readonly name: string; readonly keyUntil: string | null }[];

/** Loads colleagues' keys; the bank reports them to administrators only. */
async function loadColleagueKeys({ session, api, ask }: CardServices): Promise<Outcome<Colleagues>> {
  const { user, companyRef } = session;
  if (!user.isAdministrator) return { ok: true, value: [] };
  const answer = await ask(peopleKeys.users(companyRef), (signal) =>
    api.call(listUsers, { needAll: false }, { signal }),
  );
  if (!answer.ok) return answer;
  return { ok: true, value: answer.value.users.filter(({ id }) => id !== user.userId) };
}
