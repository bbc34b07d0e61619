import { Alert } from 'antd';
import { toDotted } from '@ncb/shared-kernel/domain/dates';
import { failureText } from '@ncb/shared-kernel/ui';
import type { ExportResult } from '../../features/export';
import { useTexts } from '../../texts';

/** What became of an export, and what the file could not hold. */
export function ExportResultAlert({ result }: { result: ExportResult }) {
  const { t, common } = useTexts();
  switch (result.kind) {
    case 'nothing':
      return <Alert type="info" showIcon title={t('import.exporting.nothing')} data-notice="info" />;
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
      const title = common(`fileFaults.${key}`, { replace: params });
      return <Alert type="error" showIcon role="alert" title={title} data-problem={key} />;
    }
    case 'written': {
      const { file, count, incompleteDays } = result;
      const losses = [
        ...(file.cut.length > 0 ? [t('import.exporting.cut', { count: file.cut.length })] : []),
        ...(file.replaced.length > 0 ? [t('import.exporting.replaced', { list: file.replaced.join(' ') })] : []),
        ...(file.lost.length > 0 ? [t('import.exporting.lost', { list: file.lost.join(' ') })] : []),
        ...(incompleteDays.length > 0
          ? [t('import.exporting.incomplete', { list: incompleteDays.map(toDotted).join(', ') })]
          : []),
      ];
      const kind = losses.length > 0 ? 'warning' : 'success';
      return (
        <Alert
          type={kind}
          showIcon
          title={t('import.exporting.written', { count })}
          description={losses.length > 0 && losses.map((loss) => <div key={loss}>{loss}</div>)}
          data-field="exportResult"
          data-notice={kind}
        />
      );
    }
  }
}
