import { Alert } from 'antd';
import type { ImportTemplate } from '../../api/contract';
import type { FileFault } from '../../domain';
import { TemplateLinks } from './TemplateLinks';
import { useTexts } from './texts';

export interface FileFaultAlertProps {
  fault: FileFault;
  /** What the file should have been like. */
  template: ImportTemplate;
}

/** Why a file could not be read, and what to do. */
export function FileFaultAlert({ fault: { key, params = {} }, template }: FileFaultAlertProps) {
  const { common } = useTexts();
  return (
    <Alert
      type="error"
      showIcon
      role="alert"
      title={common(`fileFaults.${key}`, { replace: params })}
      description={<TemplateLinks template={template} />}
      data-problem={key}
    />
  );
}
