import { toDotted } from '@ncb/shared-kernel/domain/dates';
import { parseAmount } from '@ncb/shared-kernel/domain/money';
import type { ImportColumn } from '@ncb/shared-kernel/domain/rules';
import { useShell } from '@ncb/shared-kernel/remote-contract';
import { MoneyText, PageLink } from '@ncb/shared-kernel/ui';
import type { ImportedRow } from '../../features/import/imported-row';
import { useTexts } from '../../texts';

/** The columns of the file that the table has columns for. */
export type ShownColumn = Extract<
  ImportColumn,
  'oper_n' | 'oper_date' | 'acn_d' | 'name_c' | 'okpo_c' | 'acn_c' | 'sum_cur' | 'pay_purp'
>;

export interface RowValueProps {
  column: ShownColumn;
  row: ImportedRow;
  /** The number that a row without one is to get. */
  number: string | undefined;
}

/** What a cell of the table shows: what was understood, or what stands in the file where that is nothing. */
export function RowValue({ column, row, number }: RowValueProps) {
  const { navigation } = useShell();
  const { t } = useTexts();
  const { payment, word } = row;
  switch (column) {
    case 'oper_n': {
      if (word?.kind === 'saved') {
        return (
          <PageLink
            navigation={navigation}
            page="miPmtUahNew"
            parameters={{ id: word.id }}
            className="ncb-number"
            data-action="open"
          >
            {word.number}
          </PageLink>
        );
      }
      const given = payment.number === '' ? (word?.number ?? number) : undefined;
      return given === undefined ? (
        <span className="ncb-number">{payment.number || '–'}</span>
      ) : (
        <span className="ncb-number ncb-quiet" title={t('impex.rows.numberGiven')}>
          {given}
        </span>
      );
    }
    case 'oper_date':
      return <span className="ncb-number">{toDotted(payment.documentDate)}</span>;
    case 'sum_cur': {
      const amount = parseAmount(payment.amount);
      return amount.ok ? <MoneyText amount={amount.amount} /> : <Cut text={row.row.sum_cur ?? ''} />;
    }
    case 'okpo_c':
      return <Cut text={row.row.psp_c?.trim() || (row.row.okpo_c ?? '')} />;
    case 'name_c':
      return <Cut text={payment.receiverName} />;
    case 'pay_purp':
      return <Cut text={payment.purpose} />;
    case 'acn_d':
    case 'acn_c':
      return <Cut text={row.row[column] ?? ''} />;
  }
}

function Cut({ text }: { text: string }) {
  return (
    <span className="ncb-cut" title={text}>
      {text || '–'}
    </span>
  );
}
