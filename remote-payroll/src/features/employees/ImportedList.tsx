import { ImportedRecords } from '@ncb/shared-kernel/blocks/files';
import { joinFullName } from '@ncb/shared-kernel/domain/rules';
import type { StatusTone } from '@ncb/shared-kernel/ui';
import type { ImportStatus, JudgedEmployee } from './imported-employees';
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
const ORDER: readonly ImportStatus[] = ['error', 'locked', 'repeated', 'changes', 'ok', 'known', 'saved'];

/** px; at 768 px they leave room for the name, and an account takes three lines. */
const WIDTHS = { line: 128, status: 148, code: 108, account: 146 };

interface ImportedListProps {
  rows: readonly JudgedEmployee[];
  onEdit: (id: string) => void;
}

export function ImportedList({ rows, onEdit }: ImportedListProps) {
  const { t } = useTexts();
  const labels: Readonly<Record<string, string | undefined>> = {
    taxCode: t('employees.fields.tin'),
    lastName: t('employees.fields.lastname'),
    firstName: t('employees.fields.firstname'),
    middleName: t('employees.fields.middlename'),
    account: t('employees.fields.emp_acn'),
  };
  return (
    <ImportedRecords<ImportStatus>
      name="importedEmployees"
      rows={rows.map(toRecord)}
      results={ORDER.map((status) => ({ status, tone: TONES[status], text: t(`employees.import.status.${status}`) }))}
      done="saved"
      first="error"
      titles={{
        name: t('employees.columns.name'),
        code: t('employees.columns.tin'),
        account: t('employees.columns.emp_acn'),
      }}
      fieldText={(field) => (labels[field] ? `${labels[field]}: ` : '')}
      widths={WIDTHS}
      onEdit={onEdit}
    />
  );
}

function toRecord({ id, draft, status, problems, refusal, notes }: JudgedEmployee) {
  const saidCode = notes.find(({ kind }) => kind === 'zerosRestored')?.said ?? null;
  return {
    id,
    status,
    problems,
    refusal,
    saidCode,
    name: joinFullName(draft),
    code: draft.taxCode,
    account: draft.account,
  };
}
