import type { ReactNode } from 'react';
import type { AccountDetails } from '@ncb/shared-kernel/api/contract';
import { formatIban } from '@ncb/shared-kernel/domain/identifiers';
import { formatAmount } from '@ncb/shared-kernel/domain/money';
import { AccountKind } from '@ncb/shared-kernel/domain/vocabulary';
import { useShell } from '@ncb/shared-kernel/remote-contract';
import { MoneyText, useDates } from '@ncb/shared-kernel/ui';
import { useTexts } from '../../texts';

interface AccountFactsProps {
  details: AccountDetails;
  kind: AccountKind;
}

/** Terms of an account. Source: docs/requirements/shell-accounts-admin.md#account-details. */
export function AccountFacts({ details, kind }: AccountFactsProps) {
  const { language } = useShell();
  const { t } = useTexts();
  const { formatDay } = useDates();
  const { currencyLetters: currency, rate, opened, closed } = details;
  const facts: readonly (readonly [name: string, label: string, value: ReactNode])[] = [
    ['iban', t('facts.iban'), <span className="ncb-number ncb-breakable">{formatIban(details.iban)}</span>],
    ['minimumBalance', t('facts.min_saldo'), <MoneyText amount={details.minimumBalance} currency={currency} />],
    ...(kind === AccountKind.current
      ? [
          [
            'overdraftLimit',
            t('facts.overdraft_limit'),
            <MoneyText amount={details.overdraftLimit} currency={currency} />,
          ] as const,
        ]
      : []),
    ['rate', t('facts.percent'), rate && `${formatAmount(rate, language)} %`],
    ['opened', t('facts.date_open'), opened && formatDay(opened)],
    ['closed', t('facts.date_close'), closed && formatDay(closed)],
    ['comment', t('facts.comment'), details.comment],
  ];
  return (
    <section>
      <h2>{t('facts.title')}</h2>
      <dl className="ncb-facts">
        {facts.map(([field, label, value]) => (
          <div key={field}>
            <dt>{label}</dt>
            <dd data-field={field}>{value || '—'}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
