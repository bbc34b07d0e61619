import { AccountStatus } from '@ncb/shared-kernel/domain/vocabulary';

/** Bank's names of account statuses. Source: docs/requirements/shell-accounts-admin.md#account-record. */
export const STATUS_TEXTS: Readonly<Record<AccountStatus, string>> = {
  [AccountStatus.active]: 'Відкритий',
  [AccountStatus.closed]: 'Закритий',
  [AccountStatus.closedToo]: 'Закритий',
  [AccountStatus.blocked]: 'Арештований',
  [AccountStatus.pending]: 'Очікує підтвердження',
};
