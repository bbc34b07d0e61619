import { CheckCircleFilled, ClockCircleOutlined } from '@ant-design/icons';
import type { ActionRow } from '../../api/contract';
import { ActionType, type ActionObject } from '../../domain/vocabulary';
import { AnswerFailure, EmptyView, MoreButton, Waiting, useDates } from '../../ui';
import { useHistory, type FoundActions } from './use-actions';
import { useTexts } from './texts';
import { useActionTexts } from './use-action-texts';
import styles from './action-steps.module.css';

export function ActionSteps({ found: { actions, answer } }: { found: FoundActions }) {
  const { t, common } = useTexts();
  if (answer.isPending) return <Waiting rows={3} />;
  if (actions.length === 0)
    return answer.isError ? <AnswerFailure answer={answer} /> : <EmptyView text={t('empty')} isSection />;
  return (
    <>
      <ol className={styles['steps']}>
        {actions.map((action) => (
          <Step key={action.id} action={action} />
        ))}
      </ol>
      {answer.isError && <p role="alert">{common('messages.actJournalLoadFailed')}</p>}
      <MoreButton answer={answer}>{t('more')}</MoreButton>
    </>
  );
}

export interface SignatureStepsProps {
  object: ActionObject;
  id: string;
  isWaiting: boolean;
}

const SIGNATURES: readonly string[] = [ActionType.signAll, ActionType.signFirst, ActionType.signSecond];

export function SignatureSteps({ object, id, isWaiting }: SignatureStepsProps) {
  const { t } = useTexts();
  const { actions, answer } = useHistory({ object, id });
  if (answer.isPending) return <Waiting rows={2} />;
  if (answer.isError) return <AnswerFailure answer={answer} />;
  return (
    <ul className={styles['steps']}>
      {getSignatures(actions).map((action) => (
        <Step key={action.id} action={action} />
      ))}
      {isWaiting && (
        <li className={styles['step']}>
          <ClockCircleOutlined aria-hidden />
          <span>{t('waitsForYou')}</span>
        </li>
      )}
    </ul>
  );
}

/**
 * Returns the creation of a document and its valid signatures.
 * @param actions newest first, as the bank returns them
 * @returns oldest first
 */
export function getSignatures(actions: readonly ActionRow[]): readonly ActionRow[] {
  const lastUnsign = actions.findIndex(({ type }) => type === ActionType.unsign);
  const last = lastUnsign < 0 ? actions.length : lastUnsign;
  return actions
    .filter(({ type }, place) => type === ActionType.createPayment || (place < last && SIGNATURES.includes(type)))
    .toReversed();
}

function Step({ action }: { action: ActionRow }) {
  const { formatDay } = useDates();
  const { id, userName, time } = action;
  const actionTexts = useActionTexts();
  return (
    <li className={styles['step']} data-row={id}>
      <CheckCircleFilled className={styles['done']} aria-hidden />
      <span>
        {actionTexts.action(action)}
        {userName && `: ${userName}`}
      </span>
      <time className="ncb-number ncb-quiet" dateTime={time}>
        {`${formatDay(time.slice(0, 10))}, ${time.slice(11, 16)}`}
      </time>
    </li>
  );
}
