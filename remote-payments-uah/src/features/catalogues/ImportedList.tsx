import { formatIban } from '@ncb/shared-kernel/domain/identifiers';
import { alphabetKey } from '@ncb/shared-kernel/domain/text';
import {
  findByWords,
  problemText,
  RecordButton,
  type RecordColumn,
  RecordList,
  StatusTag,
  type StatusTone,
  useRecordList,
} from '@ncb/shared-kernel/ui';
import { IMPORT_STATUSES, type ImportStatus, type JudgedRow } from './imported-rows';
import { useTexts } from '../../texts';

const TONES: Readonly<Record<ImportStatus, StatusTone>> = {
  ok: 'ready',
  error: 'bad',
  known: 'neutral',
  repeated: 'neutral',
  saved: 'good',
};

const titleOf = ({ draft }: JudgedRow) => draft.name;
const find = findByWords(({ draft }: JudgedRow) => `${draft.name} ${draft.code} ${draft.iban}`);

export interface ImportedListProps {
  rows: readonly JudgedRow[];
  onEdit: (id: string) => void;
}

/** The rows of a file, each with what becomes of it and everything that is wrong with it. */
export function ImportedList({ rows, onEdit }: ImportedListProps) {
  const { t, common } = useTexts();
  const columns: readonly RecordColumn<JudgedRow>[] = [
    {
      key: 'line',
      title: t('impex.rows.line'),
      cell: ({ id, status }) =>
        status === 'saved' ? (
          id
        ) : (
          <RecordButton onPress={() => onEdit(id)} data-action="edit">
            {t('impex.rows.edit', { line: id })}
          </RecordButton>
        ),
      sortKey: ({ id }) => Number(id),
    },
    {
      key: 'status',
      title: t('impex.rows.status'),
      cell: ({ status }) => (
        <StatusTag status={IMPORT_STATUSES.indexOf(status)} tone={TONES[status]}>
          {t(`catalogues.import.status.${status}`)}
        </StatusTag>
      ),
      sortKey: ({ status }) => IMPORT_STATUSES.indexOf(status),
    },
    {
      key: 'NAME',
      title: t('catalogues.fields.NAME'),
      cell: ({ draft, problems }) => (
        <>
          {draft.name}
          <div className="ncb-cell-problems">
            {problems.map(({ field, key, params }) => (
              <span key={`${field} ${key}`} data-problem={key}>
                {`${fieldText(field)}: ${problemText(common, key, params)}`}
              </span>
            ))}
          </div>
        </>
      ),
      sortKey: ({ draft }) => alphabetKey(draft.name),
    },
    {
      key: 'CODE',
      title: t('catalogues.fields.CODE'),
      cell: ({ draft, saidCode }) => (
        <>
          <span className="ncb-number">{draft.code}</span>
          {saidCode !== null && (
            <div className="ncb-quiet" data-notice="restored">
              {t('impex.rows.restored', { said: saidCode })}
            </div>
          )}
        </>
      ),
      sortKey: ({ draft }) => draft.code,
    },
    {
      key: 'IBAN',
      title: t('catalogues.fields.IBAN'),
      cell: ({ draft }) => <span className="ncb-number ncb-breakable">{formatIban(draft.iban)}</span>,
      sortKey: ({ draft }) => draft.iban,
    },
  ];
  const list = useRecordList<JudgedRow>({ name: 'importedCorrespondents', rows, columns, find });
  return <RecordList<JudgedRow> list={list} label={t('impex.rows.title')} titleOf={titleOf} />;

  function fieldText(field: string): string {
    const known = (['NAME', 'CODE', 'IBAN', 'SAL', 'IS_RESIDENT', 'HAS_CODE'] as const).find((name) => name === field);
    return known ? t(`catalogues.fields.${known}`) : field;
  }
}
