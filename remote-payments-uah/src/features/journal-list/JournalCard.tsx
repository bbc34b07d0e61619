import type { JournalRow } from '@ncb/shared-kernel/api/contract';
import { useDocumentTitle } from '@ncb/shared-kernel/blocks/documents';
import { toDotted } from '@ncb/shared-kernel/domain/dates';
import { isOwn } from '@ncb/shared-kernel/domain/workflow';
import { MoneyText, PanelButton, SelectBox, type RowMarks } from '@ncb/shared-kernel/ui';
import { DocumentMenu } from '../document-details/DocumentMenu';
import type { OpenDialog } from '../document-details/document-dialog';
import { DocumentNumber, Receiver, Status } from './JournalCells';
import { useTexts } from '../../texts';

export interface JournalCardProps {
  row: JournalRow;
  marks: RowMarks;
  onDialog: OpenDialog;
}

/** A document on a phone: which, whom, how much, how it stands, and all that a row of the table offers. */
export function JournalCard({ row, marks, onDialog }: JournalCardProps) {
  const { t } = useTexts();
  const titleOf = useDocumentTitle();
  const { id, number, documentDate, amount, currencyLetters } = row;
  return (
    <article className="ncb-card" aria-label={titleOf(row)}>
      {isOwn(row) && (
        <SelectBox
          id={id}
          label={t('journal.select', { number })}
          isSelected={marks.selected.ids.has(id)}
          onToggle={marks.selected.toggle}
        />
      )}
      <div className="ncb-card-main">
        <div>
          <DocumentNumber row={row} /> <span className="ncb-number ncb-quiet">{toDotted(documentDate)}</span>
        </div>
        <Receiver row={row} />
        <div className="ncb-card-amount">
          <MoneyText amount={amount} currency={currencyLetters} />
          <Status row={row} />
        </div>
      </div>
      <div className="ncb-card-actions">
        {isOwn(row) && <DocumentMenu row={row} onDialog={onDialog} />}
        <PanelButton
          id={id}
          label={t('journal.details.toggle', { number })}
          isOpen={marks.open.ids.has(id)}
          onToggle={marks.open.toggle}
        />
      </div>
    </article>
  );
}
