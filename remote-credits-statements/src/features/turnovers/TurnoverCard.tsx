import { UAH } from '@ncb/shared-kernel/domain/vocabulary';
import { MoneyText, useDates } from '@ncb/shared-kernel/ui';
import { RowAccount, TurnoverLink, type RowProps } from './TurnoverCells';
import { isForeign, computeRevaluation } from './turnover-rows';
import type { TurnoverSearch } from './turnover-search';
import { useTexts } from '../../texts';
import styles from './turnovers.module.css';

export function TurnoverCard({ row, search }: RowProps & { search: TurnoverSearch }) {
  const { t } = useTexts();
  const { formatDay } = useDates();
  const { currencyLetters, day, closing, closingEquivalent, opening, summedUp } = row;
  return (
    <>
      <div className="ncb-card-line ncb-second-line ncb-quiet">
        <div>
          <RowAccount row={row} />
        </div>
        <span className="ncb-number">{day ? formatDay(day) : summedUp === null && currencyLetters}</span>
      </div>
      <div className="ncb-card-line">
        <span>{t('turnovers.columns.sal')}</span>
        <span className="ncb-card-sum">
          <MoneyText amount={closing} currency={currencyLetters} />
        </span>
      </div>
      <div className="ncb-card-line ncb-second-line">
        <span className={styles['in']}>
          {'+ '}
          <TurnoverLink row={row} side="credit" search={search} />
        </span>
        <span>
          {'− '}
          <TurnoverLink row={row} side="debit" search={search} />
        </span>
      </div>
      <div className="ncb-card-line ncb-second-line ncb-quiet">
        <span>
          {`${t('turnovers.opening')} `}
          <MoneyText amount={opening} digitsOf={currencyLetters} />
        </span>
        {isForeign(row) && (
          <span>
            {'≈ '}
            <MoneyText amount={closingEquivalent} currency={UAH.letters} />
          </span>
        )}
      </div>
      {isForeign(row) && computeRevaluation(row) !== '0.00' && (
        <div className="ncb-card-line ncb-second-line ncb-quiet" data-field="reval">
          <span>{t('turnovers.columns.reval')}</span>
          <MoneyText amount={computeRevaluation(row)} currency={UAH.letters} />
        </div>
      )}
    </>
  );
}
