import { CheckCircleFilled, WarningFilled } from '@ant-design/icons';
import { formatCallBack } from '../../domain/papers';
import type { CallBackRecord } from '../../domain/rules';
import styles from './name-check.module.css';
import { useTexts } from './texts';

export interface CallBackTextProps {
  record: CallBackRecord;
}

/** Statement about a call to the receiver, as it is signed. Source: docs/requirements/payee-checks.md#call-back. */
export function CallBackText({ record }: CallBackTextProps) {
  const { t } = useTexts();
  // A number entered on the day of the call may come from the forged invoice itself.
  const isSafe = record.isDone && record.phoneSince < record.day;
  const Icon = isSafe ? CheckCircleFilled : WarningFilled;
  const words = {
    notDone: t('callBack.notDone'),
    unanswered: t('callBack.unanswered'),
    since: t('callBack.since'),
    confirmed: t('callBack.confirmed'),
  };
  return (
    <div
      className={`${styles['check']} ${styles[isSafe ? 'match' : 'closeMatch']}`}
      data-call-back={record.isDone ? 'done' : 'notDone'}
    >
      <Icon aria-hidden />
      <div>{formatCallBack(record, words)}</div>
    </div>
  );
}
