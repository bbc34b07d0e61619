import { DownloadOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import { useState } from 'react';
import { files, type ExportTable } from '@ncb/shared-kernel/files';
import { useShell } from '@ncb/shared-kernel/remote-contract';
import { buildBlob, getProblemText, saveFile } from '@ncb/shared-kernel/ui';
import type { FileRow } from './file-rows';
import { useTexts } from '../../texts';

interface ErrorsDownloadProps {
  rows: readonly FileRow[];
}

const createTextColumn = (name: string) => ({ name, holds: 'text' as const, length: 30 });

export function ErrorsDownload({ rows }: ErrorsDownloadProps) {
  const { session, notify } = useShell();
  const { t, common } = useTexts();
  const [isBusy, setBusy] = useState(false);
  const save = async () => {
    setBusy(true);
    const table: ExportTable = {
      columns: [
        createTextColumn(t('import.rows.line')),
        createTextColumn(t('import.rows.remarks')),
        ...['tin', 'lastname', 'firstname', 'middlename', 'emp_acn', 'amount'].map(createTextColumn),
      ],
      rows: rows
        .filter(({ problems }) => problems.length > 0)
        .map(({ row, amount, problems }) => [
          String(row.line),
          problems.map(({ key, params }) => getProblemText(common, key, params)).join('; '),
          row.taxCode,
          row.lastName,
          row.firstName,
          row.middleName,
          row.account || row.card,
          amount || row.amount,
        ]),
    };
    const ended = await files.write(table, { format: 'xlsx' }).outcome;
    setBusy(false);
    if (ended.kind === 'done') saveFile(buildBlob(ended.value.bytes, 'xlsx'), `payroll-errors-${session.bankDay}.xlsx`);
    else notify('error', common('common.exportFailed'));
  };
  return (
    <Button icon={<DownloadOutlined />} loading={isBusy} onClick={() => void save()} data-action="downloadErrors">
      {t('import.downloadErrors')}
    </Button>
  );
}
