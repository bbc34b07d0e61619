import { Alert } from 'antd';
import { useTranslation } from 'react-i18next';
import type { ImportTemplate } from '@ncb/shared-kernel/api/contract';
import type { FileFault } from '@ncb/shared-kernel/domain';
import { TemplateLinks } from './TemplateLinks';

export interface FileFaultAlertProps {
  fault: FileFault;
  /** What the file should have been like. */
  template: ImportTemplate;
}

/** Why a file could not be read, and what to do. */
export function FileFaultAlert({ fault: { key, params = {} }, template }: FileFaultAlertProps) {
  const { t } = useTranslation('kernel');
  return (
    <Alert
      type="error"
      showIcon
      role="alert"
      title={t(`fileFaults.${key}`, { replace: params })}
      description={<TemplateLinks template={template} />}
      data-problem={key}
    />
  );
}
