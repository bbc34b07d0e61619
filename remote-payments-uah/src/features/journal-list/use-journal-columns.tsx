import { useMemo, type ReactNode } from 'react';
import type { JournalRow } from '@ncb/shared-kernel/api/contract';
import { toDotted, toDottedMoment } from '@ncb/shared-kernel/domain/dates';
import { UAH } from '@ncb/shared-kernel/domain/vocabulary';
import { MoneyText, type RecordColumn } from '@ncb/shared-kernel/ui';
import { JOURNAL_COLUMNS, JOURNAL_SORT_KEYS, type JournalColumn } from './journal-columns';
import { DocumentNumber, Receiver, Status } from './JournalCells';
import { useTexts } from '../../texts';

const number = (text: string) => <span className="ncb-number">{text}</span>;
const day = (date: string | null) => date && number(toDotted(date));

/** The columns of the journal. */
export function useJournalColumns(): readonly RecordColumn<JournalRow>[] {
  const { t, common } = useTexts();
  return useMemo(() => {
    const cells: Record<JournalColumn, (row: JournalRow) => ReactNode> = {
      pmt_num: (row) => <DocumentNumber row={row} />,
      pmt_date: ({ documentDate }) => day(documentDate),
      val_date: ({ valueDate }) => day(valueDate),
      pmt_type: ({ type }) => common(`documentKind.${type}`),
      name_co: (row) => <Receiver row={row} />,
      okpo_co: ({ receiverCode }) => number(receiverCode),
      acnt_co: ({ receiverAccount }) => number(receiverAccount),
      acn_n: ({ debitAccount }) => number(debitAccount),
      amount: ({ amount, currencyLetters }) => <MoneyText amount={amount} currency={currencyLetters} />,
      c_amount: ({ amountInUah }) => amountInUah && <MoneyText amount={amountInUah} digitsOf={UAH.letters} />,
      status: (row) => <Status row={row} />,
      user_name: ({ creator }) => creator,
      time_e: ({ confirmed }) => confirmed && number(toDottedMoment(confirmed)),
    };
    return JOURNAL_COLUMNS.map(({ key, room }) => ({
      key,
      room,
      title: t(`journal.columns.${key}`),
      isAmount: key === 'amount' || key === 'c_amount',
      cell: cells[key],
      sortKey: JOURNAL_SORT_KEYS[key],
    }));
  }, [t, common]);
}
