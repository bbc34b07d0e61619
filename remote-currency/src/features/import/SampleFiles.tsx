import { Button, Flex } from 'antd';
import { files } from '@ncb/shared-kernel/files';
import { useShell } from '@ncb/shared-kernel/remote-contract';
import { buildBlob, saveFile } from '@ncb/shared-kernel/ui';
import { buildSampleTable } from './build-sample-table';
import { useTexts } from '../../texts';

const FORMATS = ['xlsx', 'csv'] as const;

export function SampleFiles() {
  const { session, notify } = useShell();
  const { t, common } = useTexts();
  const save = async (format: (typeof FORMATS)[number]) => {
    const table = buildSampleTable((column) => t(`import.columns.${column}`), session.bankDay);
    const ended = await files.write(table, { format }).outcome;
    if (ended.kind === 'done') saveFile(buildBlob(ended.value.bytes, format), `currency-sample.${format}`);
    if (ended.kind === 'fault')
      notify('error', common(`fileFaults.${ended.fault.key}`, { replace: ended.fault.params ?? {} }));
  };
  return (
    <Flex gap="small" align="center" wrap data-field="templates">
      <span>{t('import.samples.title')}</span>
      {FORMATS.map((format) => (
        <Button
          key={format}
          type="link"
          size="small"
          onClick={() => void save(format)}
          aria-label={t('import.samples.one', { format })}
          data-action={`sample-${format}`}
        >
          {format}
        </Button>
      ))}
      <span className="ncb-quiet">{t('import.samples.more')}</span>
    </Flex>
  );
}
