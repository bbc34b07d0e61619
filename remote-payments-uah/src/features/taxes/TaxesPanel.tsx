import { Button } from 'antd';
import { useTexts } from '../../texts';
import { TaxList, type TaxListProps } from './TaxList';
import styles from './taxes.module.css';
import { useOwnTaxes } from './use-own-taxes';

interface TaxesPanelProps extends Omit<TaxListProps, 'taxes'> {
  onShowAll: () => void;
}

/** Taxes beside the summary. */
const SHOWN_MAX = 5;

/**
 * Taxes of the company below the summary: a shortcut, absent while there are none. Source:
 * docs/requirements/hryvnia-payments.md#my-taxes.
 */
export function TaxesPanel({ onShowAll, ...list }: TaxesPanelProps) {
  const { t } = useTexts();
  const { taxes } = useOwnTaxes();
  if (taxes.length === 0) return null;
  return (
    <section className={styles['panel']} aria-labelledby="own-taxes" data-panel="taxes">
      <h2 id="own-taxes">{t('taxes.title')}</h2>
      <TaxList {...list} taxes={taxes.slice(0, SHOWN_MAX)} />
      {taxes.length > SHOWN_MAX && (
        <Button type="link" size="small" className={styles['all'] ?? ''} onClick={onShowAll} data-action="showAllTaxes">
          {t('taxes.all')}
        </Button>
      )}
    </section>
  );
}
