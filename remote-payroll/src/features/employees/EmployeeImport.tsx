import { useMemo } from 'react';
import type { Employee } from '@ncb/shared-kernel/api/contract';
import { usePairChecks } from '@ncb/shared-kernel/blocks/account-code';
import { RecordImport, useRecordFile } from '@ncb/shared-kernel/blocks/files';
import { useShell } from '@ncb/shared-kernel/remote-contract';
import { toEmployeeDraft, getValidPair, getEmployeeValues } from './employee-values';
import { EmployeeDialog } from './EmployeeDialog';
import {
  correctEmployee,
  EMPLOYEE_COLUMNS,
  EMPLOYEE_HEADINGS,
  EMPLOYEE_NEEDS,
  isReady,
  judgeEmployees,
  readEmployees,
  type ImportedEmployee,
  type JudgedEmployee,
} from './imported-employees';
import { ImportedList } from './ImportedList';
import { useKeepEmployees } from './use-keep-employees';
import { useTexts } from '../../texts';

interface EmployeeImportProps {
  existing: readonly Employee[];
  /** Pasted rows to start with; null for none. */
  first: File | null;
  onClose: () => void;
}

const NONE: readonly ImportedEmployee[] = [];

export function EmployeeImport({ existing, first, onClose }: EmployeeImportProps) {
  const { session } = useShell();
  const { t } = useTexts();
  const context = { ownBankCode: session.bankCode };
  const file = useRecordFile({
    requiredColumns: EMPLOYEE_NEEDS,
    headings: EMPLOYEE_HEADINGS,
    rowsOf: (columns, cells) => readEmployees(columns, cells, context),
  });
  const { rows } = file;
  const pairs = useMemo(
    () => (rows ?? NONE).flatMap(({ draft }) => getValidPair(draft, { ownBankCode: session.bankCode }) ?? []),
    [rows, session.bankCode],
  );
  const { checks, load } = usePairChecks(pairs);
  const keeping = useKeepEmployees(async (all) => judgeEmployees(all, existing, await load()));
  const judged = useMemo(() => judgeEmployees(rows ?? NONE, existing, checks), [rows, existing, checks]);
  return (
    <RecordImport<ImportedEmployee, JudgedEmployee>
      file={file}
      judged={judged}
      isReady={isReady}
      saving={keeping}
      template="_employees"
      columns={EMPLOYEE_COLUMNS.map((column) => ({ column, label: t(`employees.fields.${column}`) }))}
      texts={{
        title: t('employees.import.title'),
        close: t('employees.import.close'),
        kinds: t('employees.import.kinds'),
        save: (count) => t('employees.import.save', { count }),
        kept: (count) => t('employees.import.saved', { count }),
      }}
      list={(onEdit) => <ImportedList rows={judged} onEdit={onEdit} />}
      dialog={({ row, title, put, onClose: close }) => (
        <EmployeeDialog
          title={title}
          initialValues={getEmployeeValues(row.draft)}
          hasStatus={false}
          onKeep={(values) => {
            put(correctEmployee(row, toEmployeeDraft(values), context));
            return Promise.resolve(null);
          }}
          onClose={close}
        />
      )}
      initialFile={first}
      onClose={onClose}
      data-field="employeeImport"
    />
  );
}
