import { CheckOutlined, CloseOutlined } from '@ant-design/icons';
import { useTexts } from '../../texts';
import styles from './pay-dialog.module.css';
import type { PayStep } from './pay-progress';

export type StepState = 'done' | 'running' | 'failed' | 'toCome';

export interface TimelineStep {
  readonly name: PayStep;
  readonly state: StepState;
  readonly title: string;
  readonly about: string;
}

export function PayTimeline({ steps }: { steps: readonly TimelineStep[] }) {
  const { t } = useTexts();
  return (
    <ol className={styles['timeline']} data-field="timeline">
      {steps.map(({ name, state, title, about }) => (
        <li key={name} data-step={name} data-state={state} aria-current={state === 'running' ? 'step' : undefined}>
          <span className={styles['dot']} aria-hidden>
            {state === 'done' && <CheckOutlined />}
            {state === 'failed' && <CloseOutlined />}
          </span>
          <div>
            <span className={styles['step-title']}>
              {title}
              <span className="ncb-visually-hidden">{` – ${t(`payment.states.${state}`)}`}</span>
            </span>
            <div className="ncb-quiet">{about}</div>
          </div>
        </li>
      ))}
    </ol>
  );
}

export function getStepState(step: PayStep, order: readonly PayStep[], at: PayStep, state: StepState): StepState {
  const [place, now] = [order.indexOf(step), order.indexOf(at)];
  if (place < now) return 'done';
  return place === now ? state : 'toCome';
}
