import { Alert } from 'antd';
import { toDotted } from '@ncb/shared-kernel/domain/dates';
import { IMPORT_COLUMNS } from '@ncb/shared-kernel/domain/rules';
import { failureText } from '@ncb/shared-kernel/ui';
import type { ExportResult } from '../../features/export/use-export-payments';
import { useTexts } from '../../texts';
import styles from './export.module.css';

export interface ExportResultAlertProps {
  result: ExportResult;
}

/** Texts that were cut, by name; of more than these only the number is told. */
const CUT_SHOWN = 10;

/** What became of an export, and what the file could not hold. */
export function ExportResultAlert({ result }: ExportResultAlertProps) {
  const { t, common } = useTexts();
  switch (result.kind) {
    case 'nothing':
      return <Alert type="info" showIcon title={t('impex.exporting.nothing')} data-notice="info" />;
    case 'failure':
      return (
        <Alert
          type="error"
          showIcon
          role="alert"
          title={failureText(common, result.failure)}
          data-problem={result.failure.kind}
        />
      );
    case 'fault': {
      const { key, params = {} } = result.fault;
      return (
        <Alert
          type="error"
          showIcon
          role="alert"
          title={common(`fileFaults.${key}`, { replace: params })}
          data-problem={key}
        />
      );
    }
    case 'written': {
      const { file, rows, incompleteDays } = result;
      const losses = lossesOf(result);
      return (
        <Alert
          type={losses.length > 0 ? 'warning' : 'success'}
          showIcon
          title={t('impex.exporting.written', { count: rows.length })}
          description={
            losses.length > 0 && (
              <ul className={styles['losses']}>
                {losses.map((loss) => (
                  <li key={loss} data-loss={loss}>
                    {loss === 'cut' && t('impex.exporting.cut', { count: file.cut.length, list: cutTexts(result) })}
                    {loss === 'replaced' && t('impex.exporting.replaced', { list: file.replaced.join(' ') })}
                    {loss === 'lost' && t('impex.exporting.lost', { list: file.lost.join(' ') })}
                    {loss === 'incomplete' &&
                      t('impex.exporting.incomplete', { list: incompleteDays.map(toDotted).join(', ') })}
                  </li>
                ))}
              </ul>
            )
          }
          data-field="exportResult"
          data-notice={losses.length > 0 ? 'warning' : 'success'}
        />
      );
    }
  }

  function cutTexts({ file, rows }: ExportResult & { kind: 'written' }): string {
    const named = file.cut.slice(0, CUT_SHOWN).map(({ row, column }) => {
      const known = IMPORT_COLUMNS.find((name) => name === column);
      return `№ ${rows[row]?.number ?? ''} – ${known ? t(`impex.columns.${known}`) : column}`;
    });
    return file.cut.length > CUT_SHOWN ? `${named.join(', ')}…` : named.join(', ');
  }
}

type Loss = 'cut' | 'replaced' | 'lost' | 'incomplete';

function lossesOf({ file, incompleteDays }: ExportResult & { kind: 'written' }): readonly Loss[] {
  return [
    ...(file.cut.length > 0 ? (['cut'] as const) : []),
    ...(file.replaced.length > 0 ? (['replaced'] as const) : []),
    ...(file.lost.length > 0 ? (['lost'] as const) : []),
    ...(incompleteDays.length > 0 ? (['incomplete'] as const) : []),
  ];
}
