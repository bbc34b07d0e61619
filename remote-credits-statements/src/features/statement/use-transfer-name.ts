import { useCallback } from 'react';
import { UAH } from '@ncb/shared-kernel/domain/vocabulary';
import { useTexts } from '../../texts';
import type { ShownOperation } from './shown-statement';

type Transfer = Pick<ShownOperation['document'], 'uetr' | 'currencyCode' | 'isInstant'>;

/**
 * Returns the NBU's name of a transfer in hryvnias, instant or not; '' for other operations. Source:
 * docs/requirements/law-2026.md#instant-payments.
 */
export function useTransferName(): (transfer: Transfer) => string {
  const { common } = useTexts();
  return useCallback(
    ({ uetr, currencyCode, isInstant }) =>
      uetr && currencyCode === UAH.code ? common(isInstant ? 'transfers.instant' : 'transfers.ordinary') : '',
    [common],
  );
}
