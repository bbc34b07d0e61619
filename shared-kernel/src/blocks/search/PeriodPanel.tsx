import { CheckOutlined } from '@ant-design/icons';
import { Button, Form } from 'antd';
import { useEffect, useRef, type KeyboardEvent } from 'react';
import { useSteadyShell } from '@ncb/shared-kernel/remote-contract';
import type { NamedPeriod } from '../../domain/dates';
import { checkStatementSearch } from '../../domain/rules';
import { useCheckedForm } from '../../ui';
import { formatPeriod } from './format-period';
import type { PeriodChoice } from './period-choices';
import styles from './period-panel.module.css';
import { SearchPeriod } from './SearchDay';
import { useTexts } from './texts';

export interface PeriodPanelProps {
  choices: readonly PeriodChoice[];
  chosen: PeriodChoice | undefined;
  /** Days that the fields begin with. */
  period: NamedPeriod;
  onChoose: (choice: PeriodChoice) => void;
  onOwn: (period: NamedPeriod) => void;
  /** False in a sheet, which is a dialog by itself. */
  isWide: boolean;
  onClose: () => void;
}

/** Named periods with their days, applied at once, and fields for other days. The focus begins on the chosen period. */
export function PeriodPanel(props: PeriodPanelProps) {
  const { choices, chosen, period, onChoose, onOwn, isWide, onClose } = props;
  const { t } = useTexts();
  const { language } = useSteadyShell();
  const panel = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const rows = listRows(panel.current);
    const start = rows.find((row) => row.getAttribute('aria-pressed') === 'true') ?? rows[0];
    start?.focus({ preventScroll: true });
  }, []);
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Escape' && isWide) {
      event.stopPropagation();
      onClose();
      return;
    }
    const step = STEPS[event.key];
    const rows = listRows(panel.current);
    const place = rows.findIndex((row) => row === document.activeElement);
    if (step === undefined || place < 0) return;
    event.preventDefault();
    rows[(place + step + rows.length) % rows.length]?.focus();
  };
  return (
    <div
      ref={panel}
      className={styles['panel']}
      role={isWide ? 'dialog' : 'group'}
      aria-label={t('period.title')}
      onKeyDown={onKeyDown}
      data-panel="period"
    >
      {choices.map((choice) => (
        <button
          key={choice.key}
          type="button"
          className={styles['row']}
          aria-pressed={choice.key === chosen?.key}
          onClick={() => {
            onClose();
            onChoose(choice);
          }}
          data-row={`period_${choice.key}`}
        >
          <span className={styles['mark']}>{choice.key === chosen?.key && <CheckOutlined aria-hidden />}</span>
          <span className={styles['name']}>{choice.label}</span>
          {choice.hasDays && (
            <span className="ncb-quiet ncb-number">
              {formatPeriod(choice.period.start, choice.period.end, language)}
            </span>
          )}
        </button>
      ))}
      <OwnDates
        period={period}
        onOwn={(own) => {
          onClose();
          onOwn(own);
        }}
      />
    </div>
  );
}

const STEPS: Readonly<Record<string, number>> = { ArrowDown: 1, ArrowUp: -1 };

function listRows(panel: HTMLElement | null): readonly HTMLElement[] {
  return [...(panel?.querySelectorAll<HTMLElement>('[data-row]') ?? [])];
}

function OwnDates({ period, onOwn }: Pick<PeriodPanelProps, 'period' | 'onOwn'>) {
  const { t } = useTexts();
  const checked = useCheckedForm<NamedPeriod>({ initialValues: period, check: checkStatementSearch });
  const submit = () => {
    if (checked.checkAll()) onOwn(checked.present());
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || !(event.target instanceof HTMLInputElement)) return;
    event.preventDefault();
    submit();
  };
  return (
    <Form {...checked.formProps} component={false}>
      <div className={styles['own']} role="group" aria-label={t('period.own')} onKeyDown={onKeyDown}>
        <SearchPeriod form={{ checked, labelOf: (field) => t(`period.${field as 'start'}`) }} start="start" end="end" />
        <Button onClick={submit} data-action="showPeriod">
          {t('period.show')}
        </Button>
      </div>
    </Form>
  );
}
