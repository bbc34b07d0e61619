import { Alert } from 'antd';
import type { Problem } from '@ncb/shared-kernel/domain';
import { getProblemText } from '@ncb/shared-kernel/ui';
import { useTexts } from '../../texts';

interface HeadRemarksProps {
  problems: readonly Problem[];
  skipped: readonly number[];
  codes: readonly string[];
  code: string;
}

const LINES_MAX = 12;

export function HeadRemarks({ problems, skipped, codes, code }: HeadRemarksProps) {
  const { t, common } = useTexts();
  const others = codes.filter((named) => named !== code);
  const lines = skipped.slice(0, LINES_MAX).join(', ');
  return (
    <>
      {others.length > 0 && (
        <Alert
          type="error"
          showIcon
          role="alert"
          title={getProblemText(common, 'unknownCompanyCode')}
          description={t('import.company.other', { codes: others.join(', '), code })}
          data-problem="unknownCompanyCode"
        />
      )}
      {problems.map(({ key, params }) => (
        <Alert
          key={key}
          type="warning"
          showIcon
          title={getProblemText(common, key, params)}
          description={t('import.headHint')}
          data-problem={key}
        />
      ))}
      {skipped.length > 0 && (
        <Alert
          type="info"
          showIcon
          title={t('import.skipped', { count: skipped.length, lines })}
          data-notice="skipped"
        />
      )}
    </>
  );
}
