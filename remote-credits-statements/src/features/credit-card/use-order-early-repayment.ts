import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { orderEarlyRepayment, type CreditDeal } from '@ncb/shared-kernel/api/contract';
import type { EarlyWay } from '@ncb/shared-kernel/domain/interest';
import { getRepaymentAddress } from '@ncb/shared-kernel/domain/rules';
import { RepaymentKind } from '@ncb/shared-kernel/domain/vocabulary';
import { dealKeys } from '@ncb/shared-kernel/queries';
import { useShell } from '@ncb/shared-kernel/remote-contract';
import {
  formatFailure,
  getFailureText,
  goTo,
  isFiguresRefusal,
  useIdempotencyKey,
  useDates,
} from '@ncb/shared-kernel/ui';
import { useTexts } from '../../texts';

interface Order {
  readonly amount: string;
  readonly day: string;
  readonly way: EarlyWay;
  readonly confirmedToPay: string;
}

/** Orders an early repayment; an order for today continues to the payment form with the exact amount. */
export function useOrderEarlyRepayment(deal: CreditDeal) {
  const { api, session, notify, navigation } = useShell();
  const { t, common } = useTexts();
  const { formatDay } = useDates();
  const cache = useQueryClient();
  const keyFor = useIdempotencyKey();
  const [isBusy, setBusy] = useState(false);
  const send = async (order: Order, isToday: boolean): Promise<boolean> => {
    setBusy(true);
    const request = { number: deal.number, ...order };
    const outcome = await api.call(orderEarlyRepayment, request, { idempotencyKey: keyFor(request) });
    setBusy(false);
    if (!outcome.ok) {
      if (isFiguresRefusal(outcome.failure)) {
        notify('warning', getFailureText(common, outcome.failure));
        await cache.invalidateQueries({ queryKey: dealKeys.all(session.companyRef) });
        return false;
      }
      notify(
        'error',
        formatFailure(common, outcome.failure, (reason) => t('creditsMine.early.failed', { reason })),
      );
      return false;
    }
    await cache.invalidateQueries({ queryKey: dealKeys.all(session.companyRef) });
    notify('success', t('creditsMine.early.done', { date: formatDay(outcome.value.day) }));
    if (isToday) goTo(navigation, getRepaymentAddress(deal, RepaymentKind.early));
    return true;
  };
  return { send, isBusy };
}
