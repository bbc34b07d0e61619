import { memo } from 'react';
import type { AccountStatus } from '@ncb/shared-kernel/domain/vocabulary';
import { StatusTag, type StatusTone } from '@ncb/shared-kernel/ui';
import { useTexts } from '../../texts';

const TONES: Record<AccountStatus, StatusTone> = {
  0: 'good',
  1: 'neutral',
  2: 'neutral',
  3: 'bad',
  4: 'waiting',
};

export const AccountStatusTag = memo(function AccountStatusTag({ status }: { status: AccountStatus }) {
  const { common } = useTexts();
  return (
    <StatusTag status={status} tone={TONES[status]}>
      {common(`accountStatus.${status}`)}
    </StatusTag>
  );
});
