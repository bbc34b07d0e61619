import { AccountStatus } from '@ncb/shared-kernel/domain/vocabulary';

/** What the bank itself calls the statuses of accounts. Source: spec 1 §3 (`status_text`) */
export const STATUS_TEXTS: Readonly<Record<AccountStatus, string>> = {
  [AccountStatus.active]: 'Відкритий',
  [AccountStatus.closed]: 'Закритий',
  [AccountStatus.closedToo]: 'Закритий',
  [AccountStatus.blocked]: 'Арештований',
  [AccountStatus.pending]: 'Очікує підтвердження',
};
