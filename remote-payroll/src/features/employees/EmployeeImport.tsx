import { Alert, Button, Flex } from 'antd';
import { useMemo, useState } from 'react';
import type { Employee } from '@ncb/shared-kernel/api/contract';
import {
  AboutFile,
  FileFaultAlert,
  FilePlace,
  ReadingProgress,
  type TableChoice,
} from '@ncb/shared-kernel/blocks/files';
import { useShell, useUnsavedWork } from '@ncb/shared-kernel/remote-contract';
import { failureText } from '@ncb/shared-kernel/ui';
import { draftOfValues, valuesOfEmployee } from './employee-values';
import { EmployeeDialog } from './EmployeeDialog';
import {
  correctedEmployee,
  EMPLOYEE_COLUMNS,
  isReady,
  judgeEmployees,
  type ImportedEmployee,
} from './imported-employees';
import { ImportedList } from './ImportedList';
import { useEmployeeFile } from './use-employee-file';
import { useKeepEmployees } from './use-keep-employees';
import { useTexts } from '../../texts';

export interface EmployeeImportProps {
  /** Whom the list has already. */
  known: readonly Employee[];
  onClose: () => void;
}

const ENDINGS = '.csv,.txt,.dbf,.xls,.xlsx';
const NONE: readonly ImportedEmployee[] = [];

/** From a file to the list of employees: choose, look, put right, keep. */
export function EmployeeImport({ known, onClose }: EmployeeImportProps) {
  const { session } = useShell();
  const { t, common } = useTexts();
  const [editedId, setEditedId] = useState<string | null>(null);
  const [isTouched, setTouched] = useState(false);
  const context = { ownBankCode: session.bankCode };
  const file = useEmployeeFile(context);
  const { stage } = file;
  const rows = file.rows ?? NONE;
  const importing = useKeepEmployees();
  const judged = useMemo(() => judgeEmployees(rows, known), [rows, known]);
  const ready = judged.filter(isReady).length;
  const edited = rows.find(({ id }) => id === editedId);
  useUnsavedWork(isTouched, t('employees.import.title'));

  const read = (chosen: File, choice: TableChoice) => {
    setTouched(false);
    file.read(chosen, choice);
  };
  const keep = async () => {
    file.put(await importing.keep(judged));
    setTouched(false);
  };
  const { failure, saved } = importing;

  return (
    <Flex vertical gap="middle" data-field="employeeImport">
      <div className="ncb-section-head">
        <h2>{t('employees.import.title')}</h2>
        <Button onClick={onClose} data-action="closeImport">
          {t('employees.import.close')}
        </Button>
      </div>
      <div className="ncb-field">
        <FilePlace
          fileName={file.file?.name ?? ''}
          kinds={t('employees.import.kinds')}
          endings={ENDINGS}
          onFile={(chosen) => read(chosen, {})}
        />
      </div>
      {stage.kind === 'reading' && <ReadingProgress progress={stage.progress} onCancel={file.cancel} />}
      {stage.kind === 'fault' && <FileFaultAlert fault={stage.fault} />}
      {file.file && (file.about !== null || stage.kind === 'fault') && (
        <AboutFile
          about={file.about}
          choice={file.choice}
          onChoice={(change) => file.file && read(file.file, { ...file.choice, ...change })}
          columns={EMPLOYEE_COLUMNS.map((column) => ({ column, label: t(`employees.fields.${column}`) }))}
        />
      )}
      {failure && (
        <Alert type="error" showIcon role="alert" title={failureText(common, failure)} data-problem={failure.kind} />
      )}
      {saved !== null && (
        <Alert
          type="success"
          showIcon
          role="status"
          title={t('employees.import.saved', { count: saved })}
          data-notice="success"
        />
      )}
      {judged.length > 0 && (
        <>
          <Flex gap="small" align="center" wrap>
            <Button
              type="primary"
              loading={importing.isBusy}
              disabled={ready === 0}
              onClick={() => void keep()}
              data-action="saveImport"
            >
              {t('employees.import.save', { count: ready })}
            </Button>
            <span className="ncb-quiet" data-field="importTotal">
              {t('employees.import.total', { rows: judged.length, ready })}
            </span>
          </Flex>
          <ImportedList rows={judged} onEdit={setEditedId} />
        </>
      )}
      {edited && (
        <EmployeeDialog
          title={t('employees.import.edit', { line: edited.id })}
          initialValues={valuesOfEmployee(edited.draft)}
          hasStatus={false}
          onKeep={(values) => {
            const put = correctedEmployee(edited, draftOfValues(values), context);
            file.put(rows.map((row) => (row.id === edited.id ? put : row)));
            setTouched(true);
            return Promise.resolve(null);
          }}
          onClose={() => setEditedId(null)}
        />
      )}
    </Flex>
  );
}
