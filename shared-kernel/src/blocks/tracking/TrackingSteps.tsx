import { CheckCircleFilled, CloseCircleFilled } from '@ant-design/icons';
import { useDates } from '../../ui';
import { formatAmount } from '../../domain/money';
import { getCurrencyDigits } from '../../domain/vocabulary';
import { useSteadyShell } from '@ncb/shared-kernel/remote-contract';
import type { ShownStep, StepState } from './build-tracking-steps';
import styles from './tracking.module.css';
import { useTexts } from './texts';

interface TrackingStepsProps {
  steps: readonly ShownStep[];
  currency: string;
  /** Expected day of arrival, `yyyy-MM-dd`, or null. */
  expected: string | null;
}

export function TrackingSteps({ steps, currency, expected }: TrackingStepsProps) {
  const { t } = useTexts();
  const { formatMoment } = useDates();
  return (
    <ol className={styles['steps']} data-field="tracking">
      {steps.map((step, index) => (
        <li
          key={index}
          className={styles['step']}
          data-step={step.kind}
          data-state={step.state}
          {...(step.state === 'now' && { 'aria-current': 'step' })}
        >
          <Mark state={step.state} />
          <span className={styles['text']}>
            <span className={step.state === 'now' ? styles['present'] : undefined}>
              {t(`steps.${step.kind === 'accepted' && step.state === 'todo' ? 'toAccept' : step.kind}`, {
                names: step.who,
                bank: step.who,
              })}
            </span>
            <About step={step} currency={currency} expected={expected} />
          </span>
          {step.time !== null && (
            <time className="ncb-number ncb-quiet" dateTime={step.time}>
              {formatMoment(step.time)}
            </time>
          )}
        </li>
      ))}
    </ol>
  );
}

function About({
  step: { kind, state, next, fee, reason },
  currency,
  expected,
}: { step: ShownStep } & Omit<TrackingStepsProps, 'steps'>) {
  const { language } = useSteadyShell();
  const { t } = useTexts();
  const { formatDay } = useDates();
  if (reason) return <div className="ncb-quiet">{reason}</div>;
  if (kind === 'sent' && state !== 'todo' && next) return <div className="ncb-quiet">{t('route', { bank: next })}</div>;
  if (fee !== null && !/^0(?:\.0+)?$/.test(fee))
    return (
      <div className="ncb-quiet">
        {t('kept', { amount: `${formatAmount(fee, language, getCurrencyDigits(currency))}\u00a0${currency}` })}
      </div>
    );
  if (kind === 'credited' && expected !== null)
    return <div className="ncb-quiet">{t('expectedBy', { date: formatDay(expected) })}</div>;
  return null;
}

function Mark({ state }: { state: StepState }) {
  const { t } = useTexts();
  const className = [styles['mark'], styles[state]].join(' ');
  const label = t(`state.${state}`);
  if (state === 'done') return <CheckCircleFilled className={className} role="img" aria-label={label} />;
  if (state === 'bad') return <CloseCircleFilled className={className} role="img" aria-label={label} />;
  return (
    <svg className={className} viewBox="0 0 16 16" width="16" height="16" role="img" aria-label={label}>
      <circle
        cx="8"
        cy="8"
        r={state === 'now' ? 5.5 : 7}
        fill="none"
        stroke="currentColor"
        strokeWidth={state === 'now' ? 5 : 1.5}
      />
    </svg>
  );
}
