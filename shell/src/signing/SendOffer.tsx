import { useEffect, useEffectEvent, useState } from 'react';
import { listAccounts } from '@ncb/shared-kernel/api/contract';
import { subtractAmounts } from '@ncb/shared-kernel/domain/money';
import { MoneyText } from '@ncb/shared-kernel/ui';
import { useSessionStore } from '../session';
import { useTexts } from '../languages';
import type { ReadyDocuments } from './find-ready-documents';

interface SendOfferProps {
  ready: ReadyDocuments;
}

/** Amounts that would be sent, and the balance left where one account pays them all. */
export function SendOffer({ ready: { sums, unread, payerIban } }: SendOfferProps) {
  const { t } = useTexts();
  const [sum] = sums;
  const available = useAvailable(payerIban, sum?.currency);
  return (
    <dl className="ncb-send-offer">
      <div>
        <dt>{t('signing.toSend')}</dt>
        {sums.map(({ amount, currency }) => (
          <dd key={currency} data-field="toSend" data-row={currency}>
            <MoneyText amount={amount} currency={currency} />
          </dd>
        ))}
        {unread > 0 && <dd data-field="unreadAmounts">{t('signing.unreadAmounts', { count: unread })}</dd>}
      </div>
      {available !== null && sum && (
        <div>
          <dt>{t('signing.left')}</dt>
          <dd data-field="left">
            <MoneyText amount={subtractAmounts(available, sum.amount)} currency={sum.currency} />
          </dd>
        </div>
      )}
    </dl>
  );
}

/** Returns the spendable amount of an account in this currency; null while unknown and for no account. */
function useAvailable(iban: string | null, currency: string | undefined): string | null {
  const { api } = useSessionStore();
  const [available, setAvailable] = useState<string | null>(null);
  const load = useEffectEvent(() => api.call(listAccounts, {}));
  useEffect(() => {
    if (iban === null) return undefined;
    let isCurrent = true;
    void load().then((outcome) => {
      const accounts = outcome.ok ? outcome.value.accounts : [];
      // A request to buy currency names an amount in another currency than its account has.
      const account = accounts.find((one) => one.iban === iban && one.currencyLetters === currency);
      if (isCurrent) setAvailable(account?.available ?? null);
    });
    return () => {
      isCurrent = false;
    };
  }, [iban, currency]);
  return available;
}
