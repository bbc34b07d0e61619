import type { ApiFailure } from '@ncb/shared-kernel/api/client';
import { failureText } from '@ncb/shared-kernel/ui';
import styles from './registration.module.css';
import { useTexts } from './texts';

/** What the bank refused or why it could not be asked, below what was tried. */
export function FailureNote({ failure, title }: { failure: ApiFailure; title: string }) {
  const { common } = useTexts();
  const code = failure.kind === 'refused' ? (failure.code ?? failure.kind) : failure.kind;
  return (
    <div role="alert" className={styles['failure']} data-problem={code}>
      <strong>{title}</strong>
      <div>{failureText(common, failure)}</div>
    </div>
  );
}
