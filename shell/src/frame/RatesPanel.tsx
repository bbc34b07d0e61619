import { DollarOutlined, RightOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import { useRates } from '@ncb/shared-kernel/queries';
import { takeFocus, usePanel } from '../light-ui';
import { useTexts } from '../languages';
import { RateText } from './RateText';
import { PANEL_CURRENCIES, RatesTable } from './RatesTable';

interface RatesPanelProps {
  isFolded?: boolean;
}

export function RatesPanel({ isFolded = false }: RatesPanelProps) {
  const { t, common } = useTexts();
  const rates = useRates();
  const panel = usePanel();
  const failure = rates.isError && (
    <p role="alert" data-problem="ratesFailed">
      {t('rates.failed')}{' '}
      <Button type="link" size="small" onClick={() => void rates.refetch()} data-action="retry">
        {common('common.retry')}
      </Button>
    </p>
  );
  const opener = {
    ref: panel.opener,
    'aria-expanded': panel.isOpen,
    onClick: () => panel.setOpen(!panel.isOpen),
    'data-action': 'rates',
  };
  return (
    <section
      className={isFolded ? 'ncb-rates ncb-rates-folded' : 'ncb-rates'}
      aria-label={t('rates.title')}
      data-panel="rates"
      {...panel.containerHandlers}
    >
      {isFolded && (
        <Button
          {...opener}
          type="text"
          icon={<DollarOutlined />}
          aria-label={t('rates.title')}
          title={t('rates.title')}
        />
      )}
      {!isFolded && failure}
      {!isFolded && !failure && (
        <button {...opener} type="button" className="ncb-rates-lines" aria-busy={rates.isPending}>
          <span className="ncb-rates-head">
            {t('rates.panel')}
            <RightOutlined aria-hidden />
          </span>
          {PANEL_CURRENCIES.map((currency) => (
            <span key={currency} className="ncb-rates-line" data-row={currency}>
              <span>{currency}</span>
              <span>
                <RateText amount={rates.data?.[currency].buy} />
                {' / '}
                <RateText amount={rates.data?.[currency].sale} />
              </span>
            </span>
          ))}
        </button>
      )}
      {panel.isOpen && (
        <div
          ref={takeFocus}
          role="group"
          className="ncb-rates-panel"
          aria-label={t('rates.title')}
          tabIndex={0}
          data-dialog="rates"
        >
          <h2>{t('rates.title')}</h2>
          {failure || <RatesTable rates={rates.data} />}
        </div>
      )}
    </section>
  );
}
