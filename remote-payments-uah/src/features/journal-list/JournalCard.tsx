import type { JournalRow } from '@ncb/shared-kernel/api/contract';
import { toDotted } from '@ncb/shared-kernel/domain/dates';
import { MoneyText } from '@ncb/shared-kernel/ui';
import { DocumentNumber, Receiver, Status } from './JournalCells';

/** A document on a phone: which, whom, how much, how it stands. */
export function JournalCard({ row }: { row: JournalRow }) {
  const { documentDate, amount, currencyLetters } = row;
  return (
    <>
      <div>
        <DocumentNumber row={row} /> <span className="ncb-number ncb-quiet">{toDotted(documentDate)}</span>
      </div>
      <Receiver row={row} />
      <div className="ncb-card-amount">
        <MoneyText amount={amount} currency={currencyLetters} />
        <Status row={row} />
      </div>
    </>
  );
}
