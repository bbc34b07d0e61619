import { DownloadOutlined } from '@ant-design/icons';
import { Button, Dropdown } from 'antd';
import { useState } from 'react';
import { files } from '@ncb/shared-kernel/files';
import { useShell } from '@ncb/shared-kernel/remote-contract';
import { blobOf, saveFile } from '@ncb/shared-kernel/ui';
import type { ImportList } from '../../features/import/import-list';
import type { ImportedRow } from '../../features/import/imported-row';
import { resultTable } from '../../features/import/result-table';
import { problemsOf } from '../../features/import/row-problems';
import { useRowWords } from '../../features/import/use-row-words';
import { useTexts } from '../../texts';

const FORMATS = ['csv', 'xlsx'] as const;

export interface DownloadRowsProps {
  list: ImportList;
  rows: readonly ImportedRow[];
}

/** The rows with what became of them as a file: to be put right elsewhere, or to be kept. */
export function DownloadRows({ list, rows }: DownloadRowsProps) {
  const { session, notify } = useShell();
  const { t, common } = useTexts();
  const words = useRowWords();
  const [isBusy, setBusy] = useState(false);

  const save = async (format: (typeof FORMATS)[number]) => {
    setBusy(true);
    const table = resultTable(rows, {
      line: t('impex.rows.line'),
      status: t('impex.rows.status'),
      problems: t('impex.rows.problems'),
      statusOf: ({ id }) => words.status(list.status(id)),
      problemsOf: (row) => problemsOf(row, list.isRepeated(row.id)).map(words.problemWithColumn).join('; '),
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
          label: <span data-action={`download-${format}`}>{t(`impex.kinds.${format}`)}</span>,
        })),
        onClick: ({ key }) => void save(key as (typeof FORMATS)[number]),
      }}
    >
      <Button icon={<DownloadOutlined />} loading={isBusy} data-action="download">
        {t('impex.download', { rows: rows.length })}
      </Button>
    </Dropdown>
  );
}
