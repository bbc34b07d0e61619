import { Alert } from 'antd';
import type { ReactNode } from 'react';
import type { WrittenFile } from '../../files';
import { getFailureText, useDates } from '../../ui';
import { FileFaultAlert } from './FileFaultAlert';
import styles from './files.module.css';
import { useTexts } from './texts';
import type { FileExportResult } from './use-file-export';

type Written<Row> = FileExportResult<Row> & { kind: 'written' };

interface ExportResultAlertProps<Row> {
  result: FileExportResult<Row>;
  written: (count: number) => string;
  emptyText: string;
  nameOf?: (cut: WrittenFile['cut'][number], rows: readonly Row[]) => string;
}

const CUT_SHOWN = 10;

export function ExportResultAlert<Row>({ result, written, emptyText, nameOf }: ExportResultAlertProps<Row>) {
  const { common } = useTexts();
  switch (result.kind) {
    case 'nothing':
      return <Alert type="info" showIcon title={emptyText} data-notice="info" />;
    case 'failure':
      return (
        <Alert
          type="error"
          showIcon
          role="alert"
          title={getFailureText(common, result.failure)}
          data-problem={result.failure.kind}
        />
      );
    case 'fault':
      return <FileFaultAlert fault={result.fault} />;
    case 'written':
      return <WrittenAlert result={result} title={written(result.rows.length)} {...(nameOf && { nameOf })} />;
  }
}

interface WrittenAlertProps<Row> extends Pick<ExportResultAlertProps<Row>, 'nameOf'> {
  result: Written<Row>;
  title: string;
}

function WrittenAlert<Row>({ result, title, nameOf }: WrittenAlertProps<Row>) {
  const { t } = useTexts();
  const { formatDay } = useDates();
  const { file, rows, incompleteDays } = result;
  const named = nameOf ? file.cut.slice(0, CUT_SHOWN).map((cut) => nameOf(cut, rows)) : [];
  const list = named.join(', ') + (file.cut.length > named.length ? '…' : '');
  const losses: readonly (readonly [name: string, told: ReactNode])[] = [
    ...(file.cut.length > 0
      ? [['cut', t(nameOf ? 'export.cutNamed' : 'export.cut', { count: file.cut.length, list })] as const]
      : []),
    ...(file.replaced.length > 0
      ? [['replaced', t('export.replaced', { list: file.replaced.join(' ') })] as const]
      : []),
    ...(file.lost.length > 0 ? [['lost', t('export.lost', { list: file.lost.join(' ') })] as const] : []),
    ...(incompleteDays.length > 0
      ? [['incomplete', t('export.incomplete', { list: incompleteDays.map(formatDay).join(', ') })] as const]
      : []),
  ];
  const kind = losses.length > 0 ? 'warning' : 'success';
  return (
    <Alert
      type={kind}
      showIcon
      title={title}
      description={
        losses.length > 0 && (
          <ul className={styles['losses']}>
            {losses.map(([name, told]) => (
              <li key={name} data-loss={name}>
                {told}
              </li>
            ))}
          </ul>
        )
      }
      data-field="exportResult"
      data-notice={kind}
    />
  );
}
