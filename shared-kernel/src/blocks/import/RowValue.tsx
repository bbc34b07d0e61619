import { MoneyText, useDates } from '../../ui';
import { useImportKind } from './import-kind';
import { getRowAmount, type ImportedRow } from './imported-row';
import { RowNumber } from './RowNumber';

interface RowValueProps {
  column: string;
  row: ImportedRow;
  number: string | undefined;
}

/** Cell of the table: the parsed value, or the raw text where parsing failed. */
export function RowValue({ column, row, number }: RowValueProps) {
  const { formatDay } = useDates();
  const { rules, amountColumn, textOf } = useImportKind();
  const { document } = row;
  if (column === rules.numberColumn) return <RowNumber row={row} number={number} />;
  if (column === rules.dateColumn) return <span className="ncb-number">{formatDay(document.documentDate)}</span>;
  if (column === amountColumn) {
    const amount = getRowAmount(row);
    const currency = rules.currencyOf(document);
    if (amount !== null) return <MoneyText amount={amount} {...(rules.hasCurrencies && { currency })} />;
  }
  const text = textOf(column, row);
  return (
    <span className="ncb-cut" title={text}>
      {text || '–'}
    </span>
  );
}
