import type { AnswerOf, listRates } from '@ncb/shared-kernel/api/contract';
import { MoneyText } from '@ncb/shared-kernel/ui';
import { useTexts } from '../languages';
import { RateText } from './RateText';

export const PANEL_CURRENCIES = ['USD', 'EUR'] as const;
/** Value fixed by the specification. Source: docs/requirements/shell-accounts-admin.md#product. */
const OFFICIAL = '0.00';

interface RatesTableProps {
  rates: AnswerOf<typeof listRates> | undefined;
}

export function RatesTable({ rates }: RatesTableProps) {
  const { t } = useTexts();
  const hasNational = PANEL_CURRENCIES.some((currency) => rates?.[currency].official !== undefined);
  return (
    <table aria-busy={rates === undefined}>
      <thead>
        <tr>
          <td />
          <th scope="col">{t('rates.buy')}</th>
          <th scope="col">{t('rates.sale')}</th>
          <th scope="col">{t('rates.official')}</th>
          {hasNational && <th scope="col">{t('rates.national')}</th>}
        </tr>
      </thead>
      <tbody>
        {PANEL_CURRENCIES.map((currency) => (
          <tr key={currency} data-row={currency}>
            <th scope="row">{currency}</th>
            <td>
              <RateText amount={rates?.[currency].buy} />
            </td>
            <td>
              <RateText amount={rates?.[currency].sale} />
            </td>
            <td>
              <MoneyText amount={OFFICIAL} />
            </td>
            {hasNational && (
              <td>
                <RateText amount={rates?.[currency].official} />
              </td>
            )}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
