import type { TableColumnsType } from 'antd';
import { useTranslation } from 'react-i18next';
import type { JournalRow } from '@ncb/shared-kernel/api/contract';
import { toDotted } from '@ncb/shared-kernel/domain/dates';
import { JOURNAL_NAME_CUT } from '@ncb/shared-kernel/domain/vocabulary';
import { useShell } from '@ncb/shared-kernel/remote-contract';
import { DocumentStatusTag, MoneyText, PageLink } from '@ncb/shared-kernel/ui';

/** All columns where there is room; on a phone two: what it is, how much and how it stands. */
export function useJournalColumns(isWide: boolean): TableColumnsType<JournalRow> {
  const { t } = useTranslation('payments-uah');
  const status = ({ status: value, abortReason }: JournalRow) => (
    <span title={abortReason ?? undefined}>
      <DocumentStatusTag status={value} />
    </span>
  );
  const amount = ({ amount: value, currencyLetters }: JournalRow) => (
    <MoneyText amount={value} currency={currencyLetters} />
  );
  const date = ({ documentDate }: JournalRow) => <span className="ncb-number">{toDotted(documentDate)}</span>;

  if (!isWide) {
    return [
      {
        title: t('fields.receiverName'),
        key: 'receiverName',
        render: (_, row) => (
          <>
            <NumberLink row={row} /> {date(row)}
            <br />
            {row.receiverName}
          </>
        ),
      },
      {
        title: t('fields.amount'),
        key: 'amount',
        align: 'right',
        render: (_, row) => (
          <>
            {amount(row)}
            <br />
            {status(row)}
          </>
        ),
      },
    ];
  }
  return [
    {
      title: t('fields.number'),
      key: 'number',
      sorter: (a, b) => Number(a.number) - Number(b.number),
      render: (_, row) => <NumberLink row={row} />,
    },
    {
      title: t('fields.documentDate'),
      key: 'documentDate',
      sorter: (a, b) => a.documentDate.localeCompare(b.documentDate),
      render: (_, row) => date(row),
    },
    {
      title: t('fields.receiverName'),
      key: 'receiverName',
      sorter: (a, b) => a.receiverName.localeCompare(b.receiverName, 'uk'),
      render: (_, { receiverName, purpose }) => (
        <>
          <span title={receiverName}>{cut(receiverName)}</span>
          <br />
          <span className="ncb-quiet ncb-cut" title={purpose}>
            {purpose}
          </span>
        </>
      ),
    },
    { title: t('fields.amount'), key: 'amount', align: 'right', render: (_, row) => amount(row) },
    { title: t('fields.status'), key: 'status', render: (_, row) => status(row) },
  ];
}

/** The document's number, a link to the document that also opens in a tab of its own. */
function NumberLink({ row: { id, number } }: { row: JournalRow }) {
  const { navigation } = useShell();
  return (
    <PageLink navigation={navigation} page="miPmtUahNew" parameters={{ id }} className="ncb-number" data-action="view">
      {number}
    </PageLink>
  );
}

/** Source: specification 2, section 9: the receiver's name is cut at 30 characters. */
function cut(name: string): string {
  return name.length > JOURNAL_NAME_CUT ? `${name.slice(0, JOURNAL_NAME_CUT)}…` : name;
}
