import { Button, Empty, Result } from 'antd';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { getFailureCode, type ApiFailure } from '../../api/client';
import { getFailureText } from './get-failure-text';

export interface FailureViewProps {
  failure: ApiFailure;
  title?: string;
  onRetry: () => void;
  isRetrying?: boolean;
}

/** Error state of a screen: text, retry button, and a code for phone support. */
export function FailureView({ failure, title, onRetry, isRetrying = false }: FailureViewProps) {
  const { t } = useTranslation('kernel');
  return (
    <Result
      status="warning"
      title={title ?? t('common.somethingWrong')}
      role="alert"
      data-problem={failure.kind}
      subTitle={
        <>
          {getFailureText(t, failure)}
          <br />
          {t('common.errorCode', { code: getFailureCode(failure) })}
        </>
      }
      extra={
        <Button type="primary" onClick={onRetry} loading={isRetrying} data-action="retry">
          {t('common.retry')}
        </Button>
      }
    />
  );
}

export interface EmptyViewProps {
  text: string;
  children?: ReactNode;
}

export function EmptyView({ text, children }: EmptyViewProps) {
  return (
    <Empty image={Empty.PRESENTED_IMAGE_SIMPLE} description={text}>
      {children}
    </Empty>
  );
}
