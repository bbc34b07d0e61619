import { DownloadOutlined } from '@ant-design/icons';
import { Button, Dropdown } from 'antd';
import { useState } from 'react';
import { files } from '../../files';
import { useSteadyShell } from '@ncb/shared-kernel/remote-contract';
import { buildBlob, saveFile } from '../../ui';
import type { ImportList } from './import-list';
import type { ImportedRow } from './imported-row';
import { buildResultTable } from './build-result-table';
import { getRowProblems } from './get-row-problems';
import { useRowTexts } from './use-row-texts';
import { useTexts } from './texts';

const FORMATS = ['csv', 'xlsx'] as const;

interface DownloadRowsProps {
  list: ImportList;
  rows: readonly ImportedRow[];
}

export function DownloadRows({ list, rows }: DownloadRowsProps) {
  const { session, notify } = useSteadyShell();
  const { t, common } = useTexts();
  const rowTexts = useRowTexts();
  const [isBusy, setBusy] = useState(false);

  const save = async (format: (typeof FORMATS)[number]) => {
    setBusy(true);
    const table = buildResultTable(rows, list.rules, {
      line: t('rows.line'),
      status: t('rows.status'),
      problems: t('rows.problems'),
      statusOf: ({ id }) => rowTexts.status(list.status(id)),
      problemsOf: (row) => getRowProblems(row, list).map(rowTexts.problemWithColumn).join('; '),
    });
    const ended = await files.write(table, { format }).outcome;
    setBusy(false);
    if (ended.kind === 'done') saveFile(buildBlob(ended.value.bytes, format), `import-${session.bankDay}.${format}`);
    if (ended.kind === 'fault')
      notify('error', common(`fileFaults.${ended.fault.key}`, { replace: ended.fault.params ?? {} }));
  };

  return (
    <Dropdown
      trigger={['click']}
      disabled={rows.length === 0}
      menu={{
        items: FORMATS.map((format) => ({
          key: format,
          label: <span data-action={`download-${format}`}>{t(`kinds.${format}`)}</span>,
        })),
        onClick: ({ key }) => void save(key as (typeof FORMATS)[number]),
      }}
    >
      <Button icon={<DownloadOutlined />} loading={isBusy} data-action="download">
        {t('download', { rows: rows.length })}
      </Button>
    </Dropdown>
  );
}
