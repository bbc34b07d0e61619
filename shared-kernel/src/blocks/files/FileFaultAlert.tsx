import { Alert } from 'antd';
import type { ReactNode } from 'react';
import type { ImportTemplate } from '../../api/contract';
import type { FileFault } from '../../domain';
import { TemplateLinks } from './TemplateLinks';
import { useTexts } from './texts';

interface FileFaultAlertProps {
  fault: FileFault;
  template?: ImportTemplate;
  children?: ReactNode;
}

export function FileFaultAlert({ fault: { key, params = {} }, template, children }: FileFaultAlertProps) {
  const { common } = useTexts();
  return (
    <Alert
      type="error"
      showIcon
      role="alert"
      title={common(`fileFaults.${key}`, { replace: params })}
      description={template ? <TemplateLinks template={template} /> : children}
      data-problem={key}
    />
  );
}
