import { getPaymentRules, listUsers, type UserRow } from '@ncb/shared-kernel/api/contract';
import type { Outcome } from '@ncb/shared-kernel/api/client';
import { countDaysBetween } from '@ncb/shared-kernel/domain/dates';
import { canManageUsers } from '@ncb/shared-kernel/domain/rules';
import { paymentRulesKeys, peopleKeys } from '@ncb/shared-kernel/queries';
import type { CardServices } from '@ncb/shared-kernel/remote-contract';

export interface EndingAccess {
  readonly what: 'ownKey' | 'keyOf' | 'password' | 'rights' | 'rightsEnd';
  /** Colleague's name for `keyOf`. */
  readonly name: string;
  /** Last day; null for missing rights. */
  readonly until: string | null;
  readonly days: number;
}

export interface AccessContent {
  /** Changes of users that await this manager's signature. */
  readonly userChanges: number;
  /** True if a change of payment limits awaits this manager's signature. */
  readonly hasLimitChange: boolean;
  readonly ending: readonly EndingAccess[];
}

/** Days in advance: enough time to get a new key. */
const AHEAD_DAYS = 30;
const ROWS_SHOWN = 3;

/** Loads what awaits a second manager, and what ends soon. */
export async function loadAccess(services: CardServices): Promise<Outcome<AccessContent | null>> {
  const { user, bankDay } = services.session;
  const [users, limits] = await Promise.all([loadUsers(services), loadLimitChange(services)]);
  if (!users.ok) return users;
  if (!limits.ok) return limits;
  const userChanges = users.value.flatMap(({ changes }) => changes).filter(({ waitsForMe }) => waitsForMe).length;
  const hasLimitChange = limits.value;
  const colleagues = user.isAdministrator ? users.value.filter(({ id }) => id !== user.userId) : [];
  const rows = ROWS_SHOWN - Number(userChanges > 0) - Number(hasLimitChange);
  const ending = listEnding({ user, bankDay }, colleagues).slice(0, rows);
  const isEmpty = userChanges === 0 && !hasLimitChange && ending.length === 0;
  return { ok: true, value: isEmpty ? null : { userChanges, hasLimitChange, ending } };
}

function listEnding(
  { user, bankDay }: Pick<CardServices['session'], 'user' | 'bankDay'>,
  colleagues: readonly UserRow[],
): readonly EndingAccess[] {
  const ending = (what: EndingAccess['what'], name: string, until: string | null): EndingAccess[] =>
    until === null ? [] : [{ what, name, until, days: countDaysBetween(bankDay, until) }];
  const candidates = [
    ...(user.rightsValid
      ? ending('rightsEnd', '', user.rightsUntil ?? null)
      : [{ what: 'rights', name: '', until: null, days: -1 } as const]),
    ...ending('ownKey', '', user.keyUntil),
    ...ending('password', '', user.passwordExpires),
    ...colleagues.flatMap(({ name, keyUntil }) => ending('keyOf', name, keyUntil)),
  ];
  return candidates.filter(({ days }) => days <= AHEAD_DAYS).sort((a, b) => a.days - b.days);
}

/** Loads the users for those who may decide about them. */
async function loadUsers({ session, api, ask }: CardServices): Promise<Outcome<readonly UserRow[]>> {
  const { user, companyRef } = session;
  if (!canManageUsers(user)) return { ok: true, value: [] };
  const answer = await ask(peopleKeys.users(companyRef), (signal) =>
    api.call(listUsers, { needAll: false }, { signal }),
  );
  return answer.ok ? { ok: true, value: answer.value.users } : answer;
}

async function loadLimitChange({ session, api, ask }: CardServices): Promise<Outcome<boolean>> {
  const { user, companyRef } = session;
  if (!canManageUsers(user)) return { ok: true, value: false };
  const answer = await ask(paymentRulesKeys.ofCompany(companyRef), (signal) =>
    api.call(getPaymentRules, {}, { signal }),
  );
  return answer.ok
    ? { ok: true, value: answer.value.changes.some(({ declarationId }) => declarationId !== null) }
    : answer;
}
