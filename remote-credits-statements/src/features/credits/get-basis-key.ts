import type { DayCount } from '@ncb/shared-kernel/domain/interest';

export function getBasisKey(basis: DayCount) {
  const keys = { 'act/365': 'act365', 'act/act': 'actAct', 'act/360': 'act360', '30/360': 'thirty360' } as const;
  return keys[basis];
}
