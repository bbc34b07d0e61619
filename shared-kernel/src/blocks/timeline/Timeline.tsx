import { CheckOutlined, CloseOutlined } from '@ant-design/icons';
import type { ReactNode } from 'react';
import { useDates } from '../../ui';
import { useTexts } from './texts';
import styles from './timeline.module.css';

/** State of a step. `now`: it is in progress; `waiting`: it needs input from outside; `stopped`: it can go on later. */
export type StepState = 'done' | 'now' | 'waiting' | 'stopped' | 'refused' | 'todo';

export interface TimelineStep {
  readonly name: string;
  readonly state: StepState;
  readonly title: ReactNode;
  /** Moment at the end of the title's line, `yyyy-MM-dd HH:mm:ss` or with `T`. */
  readonly moment?: string | null | undefined;
  /** Text in the place of the moment. */
  readonly aside?: ReactNode;
  readonly about?: ReactNode;
}

interface TimelineProps {
  steps: readonly TimelineStep[];
}

/** Steps of a document's life: finished ones, the current one and those to come. */
export function Timeline({ steps }: TimelineProps) {
  const { t } = useTexts();
  return (
    <ol className={styles['timeline']} data-field="timeline">
      {steps.map(({ name, state, title, moment, aside, about }) => (
        <li
          key={name}
          className={styles[state]}
          data-step={name}
          data-state={state}
          aria-current={state === 'done' || state === 'todo' ? undefined : 'step'}
        >
          <span className={styles['dot']} aria-hidden>
            {state === 'done' && <CheckOutlined />}
            {(state === 'refused' || state === 'stopped') && <CloseOutlined />}
          </span>
          <div>
            <span className={styles['title']}>
              {title}
              <span className="ncb-visually-hidden">{` – ${t(`state.${state}`)}`}</span>
            </span>
            {moment ? <Moment at={moment} /> : <span className="ncb-quiet">{aside}</span>}
            {about && <div className={styles['about']}>{about}</div>}
          </div>
        </li>
      ))}
    </ol>
  );
}

function Moment({ at }: { at: string }) {
  const { formatDayAndMonth } = useDates();
  return (
    <time className="ncb-number ncb-quiet" dateTime={at}>
      {`${formatDayAndMonth(at.slice(0, 10))}, ${at.slice(11, 16)}`}
    </time>
  );
}
