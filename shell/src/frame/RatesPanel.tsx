import { Button } from 'antd';
import { MoneyText } from '@ncb/shared-kernel/ui';
import { useRates } from '@ncb/shared-kernel/queries';
import { useTexts } from '../languages/texts';

const CURRENCIES = ['USD', 'EUR'] as const;
/** The specification fixes the column at this value (spec 1 §1 and §9). */
const OFFICIAL = '0.00';

/** What the bank buys and sells dollars and euros for, under the menu. */
export function RatesPanel() {
  const { t, common } = useTexts();
  const rates = useRates();
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
