import { MoneyText, useDates } from '@ncb/shared-kernel/ui';
import type { ListedPayroll } from './listed-payroll';
import { PayrollNumber, Status, WhatIsPaid } from './PayrollCells';
import { useTexts } from '../../texts';

export function PayrollCard({ row }: { row: ListedPayroll }) {
  const { t } = useTexts();
  const { formatDayAndMonth } = useDates();
  const { documentDate, amount, currencyLetters } = row;
  return (
    <>
      <div className="ncb-card-line ncb-card-name">
        <div>
          <WhatIsPaid row={row} />
        </div>
        <span className="ncb-card-sum">
          <MoneyText amount={amount} currency={currencyLetters} />
        </span>
      </div>
      <div className="ncb-card-line ncb-second-line">
        <span>
          {`${t('sheet.columns.number')} `}
          <PayrollNumber row={row} />
          <span className="ncb-number ncb-quiet">{` · ${formatDayAndMonth(documentDate)}`}</span>
        </span>
        <Status row={row} />
      </div>
    </>
  );
}
