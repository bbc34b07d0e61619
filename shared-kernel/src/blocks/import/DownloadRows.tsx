import { DownloadOutlined } from '@ant-design/icons';
import { Button, Dropdown } from 'antd';
import { useState } from 'react';
import { files } from '../../files';
import { useSteadyShell } from '@ncb/shared-kernel/remote-contract';
import { blobOf, saveFile } from '../../ui';
import type { ImportList } from './import-list';
import type { ImportedRow } from './imported-row';
import { resultTable } from './result-table';
import { problemsOf } from './row-problems';
import { useRowWords } from './use-row-words';
import { useTexts } from './texts';

const FORMATS = ['csv', 'xlsx'] as const;

export interface DownloadRowsProps {
  list: ImportList;
  rows: readonly ImportedRow[];
}

export function DownloadRows({ list, rows }: DownloadRowsProps) {
  const { session, notify } = useSteadyShell();
  const { t, common } = useTexts();
  const words = useRowWords();
  const [isBusy, setBusy] = useState(false);

  const save = async (format: (typeof FORMATS)[number]) => {
    setBusy(true);
    const table = resultTable(rows, list.rules, {
      line: t('rows.line'),
      status: t('rows.status'),
      problems: t('rows.problems'),
      statusOf: ({ id }) => words.status(list.status(id)),
      problemsOf: (row) => problemsOf(row, list).map(words.problemWithColumn).join('; '),
    });
    const ended = await files.write(table, { format }).outcome;
    setBusy(false);
    if (ended.kind === 'done') saveFile(blobOf(ended.value.bytes, format), `import-${session.bankDay}.${format}`);
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
