import { useMemo, useState } from 'react';
import type { Account, Contract } from '@ncb/shared-kernel/api/contract';
import { checkCurrencyRequest, getCurrencyRequestWarnings, toBackingContract } from '@ncb/shared-kernel/domain/rules';
import type { RequestType } from '@ncb/shared-kernel/domain/vocabulary';
import { useShell } from '@ncb/shared-kernel/remote-contract';
import { useCheckedForm } from '@ncb/shared-kernel/ui';
import { getPosition } from './problem-links';
import { toDraft, type RequestValues } from './request-values';
import { useRequestMoney } from './use-request-money';

interface CheckedRequestOptions {
  type: RequestType;
  initialValues: RequestValues;
  /** Values of a draft that is continued. */
  restored: RequestValues | undefined;
  accounts: readonly Account[];
  contracts: readonly Contract[];
}

/** Holds the values of a request, what it costs or brings, and checks it by the rules. */
export function useCheckedRequest({ type, initialValues, restored, accounts, contracts }: CheckedRequestOptions) {
  const [credited, setCredited] = useState<string | null>(null);
  const getContext = useRulesContext(accounts, contracts, credited);
  const checked = useCheckedForm<RequestValues>({
    initialValues,
    ...(restored && { restored }),
    check: (values) =>
      checkCurrencyRequest(toDraft(type, values), getContext(values)).toSorted(
        (a, b) => getPosition(a.field) - getPosition(b.field),
      ),
  });
  const money = useRequestMoney(type, checked.values);
  const total = money.isFeeKnown ? (money.estimate?.total ?? null) : null;
  if (total !== credited) setCredited(total);
  return {
    checked,
    money,
    findWarnings: (values: RequestValues) =>
      getCurrencyRequestWarnings(toDraft(type, values), getContext(values), money.byBank?.needed ?? null),
  };
}

function useRulesContext(accounts: readonly Account[], contracts: readonly Contract[], credited: string | null) {
  const { session } = useShell();
  const findAccount = (id: string) => accounts.find((account) => account.id === id) ?? null;
  const backing = useMemo(() => contracts.map(toBackingContract), [contracts]);
  return ({ debitAccountId, restAccountId, creditAccountId }: RequestValues) => ({
    bankDay: session.bankDay,
    contracts: backing,
    debitAccount: findAccount(debitAccountId),
    restAccount: findAccount(restAccountId),
    creditAccount: findAccount(creditAccountId),
    ...(credited !== null && { credited }),
  });
}
