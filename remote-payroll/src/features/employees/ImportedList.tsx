import { formatIban } from '@ncb/shared-kernel/domain/identifiers';
import { joinFullName } from '@ncb/shared-kernel/domain/rules';
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
import { IMPORT_STATUSES, type ImportStatus, type JudgedEmployee } from './imported-employees';
import { useTexts } from '../../texts';

const TONES: Readonly<Record<ImportStatus, StatusTone>> = {
  ok: 'ready',
  changes: 'working',
  error: 'bad',
  known: 'neutral',
  locked: 'neutral',
  repeated: 'neutral',
  saved: 'good',
};
/** Problems first. */
const ORDER: readonly ImportStatus[] = ['error', 'locked', 'repeated', 'changes', 'ok', 'known', 'saved'];

const titleOf = ({ draft }: JudgedEmployee) => joinFullName(draft);
const isWrong = ({ status }: JudgedEmployee) => status === 'error';
const find = findByWords(({ draft }: JudgedEmployee) => `${joinFullName(draft)} ${draft.taxCode} ${draft.account}`);
const FIELDS = ['tin', 'lastname', 'firstname', 'middlename', 'emp_acn'] as const;

/** px; the name takes what is left. */
const WIDTHS = { line: 176, status: 152, tin: 200, emp_acn: 296 };

export interface ImportedListProps {
  rows: readonly JudgedEmployee[];
  onEdit: (id: string) => void;
}

/** The rows of a file, those with a mistake first, each with what becomes of it and everything that is wrong with it. */
export function ImportedList({ rows, onEdit }: ImportedListProps) {
  const { t, common } = useTexts();
  const fieldText = (field: string) => {
    const known = FIELDS.find((name) => name === field);
    return known ? `${t(`employees.fields.${known}`)}: ` : '';
  };
  const columns: readonly RecordColumn<JudgedEmployee>[] = [
    {
      key: 'line',
      title: t('employees.import.line'),
      width: WIDTHS.line,
      cell: ({ id, status }) =>
        status === 'saved' ? (
          id
        ) : (
          <RecordButton onPress={() => onEdit(id)} data-action="edit">
            {t('employees.import.editLine', { line: id })}
          </RecordButton>
        ),
      sortKey: ({ id }) => Number(id),
    },
    {
      key: 'status',
      title: t('employees.columns.status'),
      width: WIDTHS.status,
      cell: ({ status }) => (
        <StatusTag status={IMPORT_STATUSES.indexOf(status)} tone={TONES[status]}>
          {t(`employees.import.status.${status}`)}
        </StatusTag>
      ),
      sortKey: ({ status }) => ORDER.indexOf(status),
    },
    {
      key: 'name',
      title: t('employees.columns.name'),
      isKept: true,
      cell: ({ draft, problems, refusal }) => (
        <>
          {joinFullName(draft)}
          <div className="ncb-cell-problems">
            {problems.map(({ field, key, params }) => (
              <span key={`${field} ${key}`} data-problem={key}>
                {`${fieldText(field)}${problemText(common, key, params)}`}
              </span>
            ))}
            {refusal && <span data-problem="refused">{refusal}</span>}
          </div>
        </>
      ),
      sortKey: ({ draft }) => alphabetKey(joinFullName(draft)),
    },
    {
      key: 'tin',
      title: t('employees.columns.tin'),
      width: WIDTHS.tin,
      cell: ({ draft, notes }) => (
        <>
          <span className="ncb-number">{draft.taxCode}</span>
          {notes
            .filter(({ kind }) => kind === 'zerosRestored')
            .map(({ said }) => (
              <div key={said} className="ncb-quiet" data-notice="restored">
                {t('employees.import.restored', { said })}
              </div>
            ))}
        </>
      ),
      sortKey: ({ draft }) => draft.taxCode,
    },
    {
      key: 'emp_acn',
      title: t('employees.columns.emp_acn'),
      width: WIDTHS.emp_acn,
      cell: ({ draft }) => <span className="ncb-number ncb-breakable">{formatIban(draft.account)}</span>,
      sortKey: ({ draft }) => draft.account,
    },
  ];
  const list = useRecordList<JudgedEmployee>({ name: 'importedEmployees', rows, columns, find, isFirst: isWrong });
  return <RecordList<JudgedEmployee> list={list} label={t('employees.import.rows')} titleOf={titleOf} />;
}
