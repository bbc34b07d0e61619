import { Button } from 'antd';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { getFailureCode, type ApiFailure } from '../../api/client';
import { getFailureText } from './get-failure-text';
import { StateView } from './StateView';

export interface FailureViewProps {
  failure: ApiFailure;
  title?: string;
  /** Sentence after the reason, e.g. that the money is untouched. */
  note?: string;
  onRetry: () => void;
  isRetrying?: boolean;
}

/** Error state of a screen: text, retry button, and a code for phone support. */
export function FailureView({ failure, title, note, onRetry, isRetrying = false }: FailureViewProps) {
  const { t } = useTranslation('kernel');
  return (
    <StateView
      drawing="broken"
      title={title ?? t('common.somethingWrong')}
      text={
        <>
          {getFailureText(t, failure)}
          {note && <div>{note}</div>}
        </>
      }
      problem={failure.kind}
      isAlert
    >
      <Button onClick={onRetry} loading={isRetrying} data-action="retry">
        {t('common.retry')}
      </Button>
      <div className="ncb-state-code">{t('common.errorCode', { code: getFailureCode(failure) })}</div>
    </StateView>
  );
}

export interface EmptyViewProps {
  text: string;
  /** Name of the state in `data-problem`. */
  problem?: string;
  /** True for a section beside others, e.g. of a panel: the sentence alone. */
  isSection?: boolean;
  /** The one action. */
  children?: ReactNode;
}

/** Empty state of a list or, as `isSection`, of a section; screens have no other form of it. */
export function EmptyView({ text, problem, isSection = false, children }: EmptyViewProps) {
  if (isSection) return <p className="ncb-quiet">{text}</p>;
  return (
    <StateView title={text} problem={problem}>
      {children}
    </StateView>
  );
}
