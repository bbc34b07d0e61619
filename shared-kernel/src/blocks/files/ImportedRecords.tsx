import { useMemo } from 'react';
import { formatIban } from '../../domain/identifiers';
import { getAlphabetKey } from '../../domain/text';
import {
  createWordSearch,
  getProblemText,
  RecordButton,
  type RecordColumn,
  RecordList,
  type ShownProblem,
  StatusTag,
  type StatusTone,
  useRecordList,
} from '../../ui';
import { useTexts } from './texts';

interface ImportedRecord {
  /** Line in the file. */
  readonly id: string;
  readonly name: string;
  /** Tax number or company code. */
  readonly code: string;
  /** Code as it stands in the file if leading zeros were restored; else null. */
  readonly saidCode: string | null;
  readonly account: string;
  readonly problems: readonly (ShownProblem & { readonly field: string })[];
  /** The bank's reason for not saving the record; null or absent if none. */
  readonly refusal?: string | null;
}

interface RecordResult<Status extends string> {
  readonly status: Status;
  readonly tone: StatusTone;
  readonly text: string;
}

interface ImportedRecordsProps<Status extends string> {
  name: string;
  rows: readonly (ImportedRecord & { readonly status: Status })[];
  results: readonly RecordResult<Status>[];
  /** Status of rows that can no longer be changed. */
  done: Status;
  /** Status that stays on top in any sort order. */
  first?: Status;
  titles: { readonly name: string; readonly code: string; readonly account: string };
  fieldText: (field: string) => string;
  /** Widths in px, the name takes the rest; absent for automatic widths. */
  widths?: { readonly line: number; readonly status: number; readonly code: number; readonly account: number };
  onEdit: (id: string) => void;
}

export function ImportedRecords<Status extends string>(props: ImportedRecordsProps<Status>) {
  type Row = ImportedRecord & { readonly status: Status };
  const { name, rows, results, done, first, titles, fieldText, widths, onEdit } = props;
  const { t, common } = useTexts();
  const findPlace = (status: Status) => results.findIndex((fate) => fate.status === status);
  const columns: readonly RecordColumn<Row>[] = [
    {
      key: 'line',
      title: t('records.line'),
      ...(widths && { width: widths.line }),
      cell: ({ id, status }) =>
        status === done ? (
          id
        ) : (
          <RecordButton onPress={() => onEdit(id)} data-action="edit">
            {t('records.editLine', { line: id })}
          </RecordButton>
        ),
      sortKey: ({ id }) => Number(id),
    },
    {
      key: 'status',
      title: t('records.status'),
      ...(widths && { width: widths.status }),
      cell: ({ status }) => {
        const place = findPlace(status);
        const fate = results[place];
        return (
          fate && (
            <StatusTag status={place} tone={fate.tone}>
              {fate.text}
            </StatusTag>
          )
        );
      },
      sortKey: ({ status }) => findPlace(status),
    },
    {
      key: 'name',
      title: titles.name,
      ...(widths && { isAlwaysShown: true }),
      cell: ({ name: whose, problems, refusal }) => (
        <>
          {whose}
          {/* The usual minimum width would cover the next column in a narrower one. */}
          <div className="ncb-cell-problems" {...(widths && { style: { minWidth: 0 } })}>
            {problems.map(({ field, key, params }) => (
              <span key={`${field} ${key}`} data-problem={key}>
                {`${fieldText(field)}${getProblemText(common, key, params)}`}
              </span>
            ))}
            {refusal && <span data-problem="refused">{refusal}</span>}
          </div>
        </>
      ),
      sortKey: ({ name: whose }) => getAlphabetKey(whose),
    },
    {
      key: 'code',
      title: titles.code,
      ...(widths && { width: widths.code }),
      cell: ({ code, saidCode }) => (
        <>
          <span className="ncb-number">{code}</span>
          {saidCode !== null && (
            <div className="ncb-quiet" data-notice="restored">
              {t('records.restored', { said: saidCode })}
            </div>
          )}
        </>
      ),
      sortKey: ({ code }) => code,
    },
    {
      key: 'account',
      title: titles.account,
      ...(widths && { width: widths.account }),
      cell: ({ account }) => <span className="ncb-number ncb-breakable">{formatIban(account)}</span>,
      sortKey: ({ account }) => account,
    },
  ];
  const find = useMemo(() => createWordSearch<Row>(getSearchText), []);
  const list = useRecordList<Row>({
    name,
    rows,
    columns,
    find,
    ...(first !== undefined && { isFirst: ({ status }) => status === first }),
  });
  return <RecordList<Row> list={list} label={t('records.rows')} titleOf={titleOf} />;
}

const titleOf = ({ name }: ImportedRecord) => name;
const getSearchText = ({ name, code, account }: ImportedRecord) => `${name} ${code} ${account}`;
