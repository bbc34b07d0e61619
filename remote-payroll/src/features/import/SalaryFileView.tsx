import { UploadOutlined } from '@ant-design/icons';
import { App, Button, Flex } from 'antd';
import { useRef } from 'react';
import {
  AboutFile,
  FileFaultAlert,
  FileDropZone,
  hasFileQuestions,
  ReadingProgress,
  TemplateLinks,
} from '@ncb/shared-kernel/blocks/files';
import { PAYROLL_COLUMNS } from '@ncb/shared-kernel/files';
import { PageHeader } from '@ncb/shared-kernel/ui';
import type { ImportContext } from './import-context';
import { FileContent, type ImportPayrollProps } from './FileContent';
import { useSalaryFile } from './use-salary-file';
import { useRecordAction } from '../action-journal';
import { useTexts } from '../../texts';

/** Suggested only: the format is detected by the content. */
const ENDINGS = '.txt,.csv,.xls,.xlsx,.dbf,.xml,.zip';

interface SalaryFileViewProps extends ImportPayrollProps {
  context: ImportContext;
}

export function SalaryFileView({ context, onCancel, onRows, ...rest }: SalaryFileViewProps) {
  const { t, common } = useTexts();
  const { modal } = App.useApp();
  const file = useSalaryFile(context);
  const recordAction = useRecordAction();
  const hasCorrections = useRef(false);
  const isAdding = useRef(false);
  const { stage, choice, about } = file;
  const isChosen = stage.kind !== 'none';

  /** Resolves with true if no manual correction is lost or the user agrees. */
  const confirmLoss = async () =>
    !hasCorrections.current ||
    modal.confirm({
      title: t('import.loseTitle'),
      content: t('import.loseText'),
      okText: t('import.lose'),
      okButtonProps: { ...({ 'data-action': 'confirmLose' } as object) },
      cancelText: common('common.cancel'),
    });
  const afterLoss = async (then: () => void) => {
    if (!(await confirmLoss())) return;
    hasCorrections.current = false;
    then();
  };
  const add: ImportPayrollProps['onRows'] = (rows, head) => {
    // A second press while the journal entry is being written would add the rows twice.
    if (isAdding.current) return;
    isAdding.current = true;
    void recordAction('import', 'payroll', rows.length).then((isRecorded) => {
      isAdding.current = false;
      if (isRecorded) onRows(rows, head);
    });
  };

  return (
    <Flex vertical gap="small" data-view="payrollImport">
      <PageHeader title={t('import.title')} about={file.file?.name}>
        {isChosen && (
          <Button icon={<UploadOutlined />} onClick={() => void afterLoss(file.drop)} data-action="otherFile">
            {t('import.otherFile')}
          </Button>
        )}
      </PageHeader>
      {!isChosen && (
        <>
          <FileDropZone
            fileName=""
            kinds={t('import.kinds')}
            endings={ENDINGS}
            takesRows
            onFile={(chosen) => file.read(chosen, {})}
          />
          <TemplateLinks template="_payroll" />
          <div>
            <Button onClick={onCancel} data-action="cancelImport">
              {common('common.cancel')}
            </Button>
          </div>
        </>
      )}
      {stage.kind === 'reading' && <ReadingProgress progress={stage.progress} onCancel={file.drop} />}
      {stage.kind === 'fault' && <FileFaultAlert fault={stage.fault} template="_payroll" />}
      {file.file && stage.kind !== 'reading' && (about !== null || stage.kind === 'fault') && (
        <AboutFile
          about={about}
          choice={choice}
          onChoice={(change) =>
            void afterLoss(() => {
              if (file.file) file.read(file.file, { ...choice, ...change });
            })
          }
          columns={PAYROLL_COLUMNS.map((column) => ({ column, label: t(`import.columns.${column}`) }))}
        />
      )}
      {file.rows && !(about && hasFileQuestions(about)) && (
        <FileContent
          {...rest}
          onRows={add}
          file={file.rows}
          fileName={file.file?.name ?? ''}
          context={context}
          onCancel={() => void afterLoss(onCancel)}
          onTouched={() => {
            hasCorrections.current = true;
          }}
        />
      )}
    </Flex>
  );
}
