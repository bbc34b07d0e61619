import type { JournalRow } from '@ncb/shared-kernel/api/contract';
import { MoneyText, useDates } from '@ncb/shared-kernel/ui';
import { DocumentAbout, DocumentNumber, ReceiverName, Status } from './JournalCells';
import { useTexts } from '../../texts';

export function JournalCard({ row }: { row: JournalRow }) {
  const { t } = useTexts();
  const { formatDayAndMonth } = useDates();
  const { documentDate, amount, currencyLetters } = row;
  return (
    <>
      <div className="ncb-card-line ncb-card-name">
        <ReceiverName row={row} />
        <span className="ncb-card-sum">
          <MoneyText amount={amount} currency={currencyLetters} />
        </span>
      </div>
      <DocumentAbout row={row} />
      <div className="ncb-card-line ncb-second-line">
        <span>
          {`${t('form.document.number')} `}
          <DocumentNumber row={row} />
          <span className="ncb-number ncb-quiet">{` · ${formatDayAndMonth(documentDate)}`}</span>
        </span>
        <Status row={row} />
      </div>
    </>
  );
}
