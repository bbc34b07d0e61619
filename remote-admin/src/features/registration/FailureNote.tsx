import { getStoredAfter, type ApiFailure } from '@ncb/shared-kernel/api/client';
import { getFailureText } from '@ncb/shared-kernel/ui';
import styles from './registration.module.css';
import { useTexts } from '../registration-texts';

/** Failure with the key of its title, as the language may change while it is shown. */
export interface ShownFailure {
  readonly failure: ApiFailure;
  readonly title:
    | 'common.somethingWrong'
    | 'messages.companyCheckFailed'
    | 'messages.companyRegistrationFailed'
    | 'messages.signRegFailed'
    | 'messages.userRegisterFailed';
}

export function FailureNote({ failure, title }: ShownFailure) {
  const { common } = useTexts();
  const code = failure.kind === 'refused' ? (failure.code ?? failure.kind) : failure.kind;
  return (
    <div role="alert" className={styles['failure']} data-problem={code}>
      {getStoredAfter(failure) !== 'unknown' && <strong>{common(title)}</strong>}
      <div>{getFailureText(common, failure)}</div>
    </div>
  );
}
