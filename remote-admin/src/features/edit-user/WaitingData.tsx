import { useQueryClient } from '@tanstack/react-query';
import { Alert } from 'antd';
import { useState } from 'react';
import { decideUserChange, type PersonInfo, type UserChange } from '@ncb/shared-kernel/api/contract';
import { toDottedMoment } from '@ncb/shared-kernel/domain/dates';
import { peopleKeys } from '@ncb/shared-kernel/queries';
import { useShell } from '@ncb/shared-kernel/remote-contract';
import { failureText } from '@ncb/shared-kernel/ui';
import { PlainButton } from '../plain-fields/PlainFields';
import { useTexts } from '../../texts';
import { ChangeValues } from '../users/ChangeValues';
import styles from '../users/users.module.css';

export interface WaitingDataProps {
  change: UserChange;
  role: PersonInfo['role'];
  /** The button goes with the notice: without this the focus would be nowhere. */
  onTakenBack: () => void;
}

/** New data of a person that wait for a second manager: whoever asked takes them back, as no others can be asked for. */
export function WaitingData({ change, role, onTakenBack }: WaitingDataProps) {
  const { api, session, notify } = useShell();
  const { t, common } = useTexts();
  const cache = useQueryClient();
  const [isBusy, setBusy] = useState(false);
  const takeBack = async () => {
    setBusy(true);
    const outcome = await api.call(decideUserChange, { changeId: change.id, decision: 'withdraw' });
    if (outcome.ok) notify('success', t('users.messages.withdraw'));
    else notify('error', `${common('messages.userInfoChangeFailed')}. ${failureText(common, outcome.failure)}`);
    await cache.invalidateQueries({ queryKey: peopleKeys.ofCompany(session.companyRef) });
    setBusy(false);
    if (outcome.ok) onTakenBack();
  };
  return (
    <Alert
      type="info"
      showIcon
      className={styles['waiting-data'] ?? ''}
      title={t(`users.kinds.${change.kind}`)}
      description={
        <>
          <ChangeValues change={change} role={role} />
          <span className="ncb-quiet ncb-number ncb-breakable">
            {t('users.panel.asked', { name: change.askedBy, time: toDottedMoment(change.askedAt) })}
          </span>
        </>
      }
      action={
        change.isMine && (
          <PlainButton isBusy={isBusy} onClick={() => void takeBack()} data-action="withdraw">
            {t('users.commands.withdraw')}
          </PlainButton>
        )
      }
      data-notice="waiting"
      data-change={change.id}
    />
  );
}
