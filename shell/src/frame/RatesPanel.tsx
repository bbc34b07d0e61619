import { Button } from 'antd';
import { listRates } from '@ncb/shared-kernel/api/contract';
import { MoneyText } from '@ncb/shared-kernel/ui';
import { useAnswer } from '@ncb/shared-kernel/queries';
import { useShell } from '@ncb/shared-kernel/remote-contract';
import { useTexts } from '../languages/texts';

const REFRESH_MS = 5 * 60_000;
const CURRENCIES = ['USD', 'EUR'] as const;
/** The specification fixes the column at this value (spec 1 §1 and §9). */
const OFFICIAL = '0.00';

/** What the bank buys and sells dollars and euros for, under the menu. */
export function RatesPanel() {
  const { t, common } = useTexts();
  const { api } = useShell();
  const rates = useAnswer(['rates'], (signal) => api.call(listRates, {}, { signal }), {
    refetchInterval: () => REFRESH_MS,
    staleTime: REFRESH_MS,
  });
  return (
    <section className="ncb-rates" aria-label={t('rates.title')} data-panel="rates">
      <h2>{t('rates.title')}</h2>
      {rates.isError ? (
        <p role="alert" data-problem="ratesFailed">
          {t('rates.failed')}{' '}
          <Button type="link" size="small" onClick={() => void rates.refetch()} data-action="retry">
            {common('common.retry')}
          </Button>
        </p>
      ) : (
        <table aria-busy={rates.isPending}>
          <thead>
            <tr>
              <td />
              <th scope="col">{t('rates.buy')}</th>
              <th scope="col">{t('rates.sale')}</th>
              <th scope="col">{t('rates.official')}</th>
            </tr>
          </thead>
          <tbody>
            {CURRENCIES.map((currency) => (
              <tr key={currency} data-row={currency}>
                <th scope="row">{currency}</th>
                <td>{rates.data && <MoneyText amount={rates.data[currency].buy} />}</td>
                <td>{rates.data && <MoneyText amount={rates.data[currency].sale} />}</td>
                <td>
                  <MoneyText amount={OFFICIAL} />
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </section>
  );
}
