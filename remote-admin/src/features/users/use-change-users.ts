import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { Outcome } from '@ncb/shared-kernel/api/client';
import {
  addUser,
  changeUserRights,
  changeUserStatus,
  decideUserChange,
  dropUserPasskeys,
  endUserSessions,
  revokeUserRights,
  type RequestOf,
  type UserRow,
} from '@ncb/shared-kernel/api/contract';
import { STATUS_AFTER } from '@ncb/shared-kernel/domain/rules';
import { DECLARATION } from '@ncb/shared-kernel/domain/vocabulary';
import { peopleKeys } from '@ncb/shared-kernel/queries';
import { useShell } from '@ncb/shared-kernel/remote-contract';
import { getFailureText } from '@ncb/shared-kernel/ui';
import { useTexts } from '../../texts';

type FailedText = 'failedToChgStatus' | 'chgRightsFailed' | 'failedToAddUser' | 'userInfoChangeFailed';
type DoneText = 'chgStatusSuccess' | 'chgRightsSuccess' | 'addUserSuccess';

/** Returns functions that change the company's users, report the result and refetch the list. */
export function useChangeUsers() {
  const { api, session, notify, sign } = useShell();
  const { t, common } = useTexts();
  const cache = useQueryClient();
  const [isBusy, setBusy] = useState(false);
  const refetch = () => cache.invalidateQueries({ queryKey: peopleKeys.ofCompany(session.companyRef) });

  /** @returns true on success, or if the change awaits a second manager */
  async function act(
    call: () => Promise<Outcome<{ readonly waits?: boolean }>>,
    getTexts: { readonly done: string; readonly failed: string },
  ): Promise<boolean> {
    setBusy(true);
    const outcome = await call();
    if (!outcome.ok) notify('error', `${getTexts.failed}. ${getFailureText(common, outcome.failure)}`);
    else if (outcome.value.waits === true) notify('info', t('users.messages.waits'));
    else notify('success', getTexts.done);
    await refetch();
    setBusy(false);
    return outcome.ok;
  }
  const getTexts = (done: DoneText, failed: FailedText) => ({
    done: common(`messages.${done}`),
    failed: common(`messages.${failed}`),
  });

  return {
    isBusy,
    changeStatus: ({ id }: UserRow, action: keyof typeof STATUS_AFTER) =>
      act(
        () => api.call(changeUserStatus, { userId: id, status: STATUS_AFTER[action] }),
        getTexts('chgStatusSuccess', 'failedToChgStatus'),
      ),
    /** Locks several users; reports the number once and each refusal. */
    async lockAll(users: readonly UserRow[]): Promise<void> {
      setBusy(true);
      let locked = 0;
      for (const { id, name } of users) {
        const outcome = await api.call(changeUserStatus, { userId: id, status: STATUS_AFTER.lock });
        if (outcome.ok) locked += 1;
        else notify('error', `${name}: ${getFailureText(common, outcome.failure)}`);
      }
      if (locked > 0) notify('success', t('users.longIdle.done', { count: locked }));
      await refetch();
      setBusy(false);
    },
    changeRights: (rights: RequestOf<typeof changeUserRights>) =>
      act(() => api.call(changeUserRights, rights), getTexts('chgRightsSuccess', 'chgRightsFailed')),
    add: (rights: RequestOf<typeof addUser>) =>
      act(() => api.call(addUser, rights), getTexts('addUserSuccess', 'failedToAddUser')),
    revoke: ({ id, position }: UserRow) =>
      act(() => api.call(revokeUserRights, { userId: id, role: null, signatureRight: null, position }), {
        done: t('users.messages.revoked'),
        failed: common('messages.chgRightsFailed'),
      }),
    endSessions: ({ id }: UserRow) =>
      act(() => api.call(endUserSessions, { userId: id }), {
        done: t('users.messages.sessionsEnded'),
        failed: t('users.messages.sessionsFailed'),
      }),
    removePasskeys: ({ id }: UserRow) =>
      act(() => api.call(dropUserPasskeys, { userId: id }), {
        done: t('users.messages.passkeysRemoved'),
        failed: t('users.messages.passkeysFailed'),
      }),
    /**
     * Refuses the changes that await the caller, or withdraws the caller's own.
     * @returns true if each succeeded
     */
    async decide(
      { changes }: Pick<UserRow, 'changes'>,
      decision: 'refuse' | 'withdraw',
      failed: FailedText = 'chgRightsFailed',
    ): Promise<boolean> {
      const targets = changes.filter(({ waitsForMe, isMine }) => (decision === 'refuse' ? waitsForMe : isMine));
      let areDecided = true;
      for (const { id } of targets)
        areDecided =
          (await act(() => api.call(decideUserChange, { changeId: id, decision }), {
            done: t(`users.messages.${decision}`),
            failed: common(`messages.${failed}`),
          })) && areDecided;
      return areDecided;
    },
    /** Approves pending changes; the signature carries them out. */
    async approve(users: readonly UserRow[]): Promise<void> {
      const ids = users.flatMap(({ changes }) => changes).flatMap(({ declarationId }) => declarationId ?? []);
      await sign(ids.map((id) => ({ id, type: DECLARATION })));
      await refetch();
    },
  };
}

export type ChangeUsers = ReturnType<typeof useChangeUsers>;
