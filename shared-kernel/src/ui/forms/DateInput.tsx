import { Calendar, Input, Popover, type InputRef } from 'antd';
import { CalendarOutlined } from '@ant-design/icons';
import dayjs from 'dayjs';
import { useRef, useState, type KeyboardEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { addDays, isCalendarDate, readTypedDate, readWholeDate, toDotted } from '../../domain/dates';
import { useSteadyShell } from '@ncb/shared-kernel/remote-contract';
import { IconButton } from '../IconButton';
import type { ControlProps } from './FieldFrame';
import { useTypedText } from './use-typed-text';

/** Days that a calendar offers, `yyyy-MM-dd`. */
export interface DateRange {
  readonly from: string;
  readonly to: string;
}

export interface DateInputProps extends Partial<ControlProps> {
  onBlur?: () => void;
  /** `yyyy-MM-dd`, or the text as typed while it is not a date. */
  value?: string;
  onChange?: (value: string) => void;
  /** First and last day that the calendar offers. */
  range: DateRange;
}

/** How an open calendar is walked through from the field, where the focus stays. */
const DAYS_OF_KEY: Readonly<Record<string, number>> = { ArrowLeft: -1, ArrowRight: 1, ArrowUp: -7, ArrowDown: 7 };

/**
 * A date typed as people type them, shown as `dd.MM.yyyy`, with a calendar beside it. antd's DatePicker is no use here:
 * it silently puts the old date back when the typed one does not exist.
 */
export function DateInput({ value = '', onChange, onBlur, range, ...control }: DateInputProps) {
  const { t } = useTranslation('kernel');
  const today = useSteadyShell().session.bankDay;
  const input = useRef<InputRef>(null);
  const [isOpen, setOpen] = useState(false);
  const isDate = isCalendarDate(value);
  const text = useTypedText(value, isDate ? toDotted(value) : value);
  const choose = (date: string) => {
    onChange?.(date);
    setOpen(false);
    // The day that was pressed is gone: Ctrl+S would go nowhere, and Tab begin at the top of the page.
    input.current?.focus();
  };
  const finish = () => {
    text.release();
    const date = isDate ? null : readTypedDate(value, { today, ...range });
    if (date !== null) onChange?.(date);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const { key, code, ctrlKey, metaKey } = event;
    const step = isOpen ? DAYS_OF_KEY[key] : undefined;
    if (step !== undefined) {
      event.preventDefault();
      onChange?.(within(range, isDate ? addDays(value, step) : today));
    } else if (isOpen && key === 'Enter') {
      // It closes the calendar, and does not search or save with it.
      event.preventDefault();
      event.stopPropagation();
      setOpen(false);
    } else if (key === 'Enter' || ((ctrlKey || metaKey) && code === 'KeyS')) {
      // They look or save with the focus still here: a day without its year would be refused.
      finish();
    }
  };
  const calendar = (
    <Calendar
      fullscreen={false}
      className="ncb-calendar"
      value={dayjs(isDate ? value : within(range, today))}
      validRange={[dayjs(range.from), dayjs(range.to)]}
      onSelect={(day, { source }) => source === 'date' && choose(day.format('YYYY-MM-DD'))}
    />
  );
  return (
    <Input
      {...control}
      ref={input}
      inputMode="numeric"
      autoComplete="off"
      value={text.shown}
      onFocus={text.hold}
      onChange={({ target }) => {
        // A figure of the day taken out leaves a date as well: written out at once it would move the caret to the end.
        const typed = readWholeDate(target.value) ?? target.value;
        text.type(target.value, typed);
        onChange?.(typed);
      }}
      onKeyDown={onKeyDown}
      onBlur={() => {
        finish();
        onBlur?.();
      }}
      suffix={
        <Popover trigger="click" open={isOpen} onOpenChange={setOpen} content={calendar} destroyOnHidden>
          <IconButton icon={<CalendarOutlined />} aria-label={t('common.chooseDate')} data-action="chooseDate" />
        </Popover>
      }
    />
  );
}

/** The day of the range that is next to a day. */
function within({ from, to }: DateRange, day: string): string {
  if (day < from) return from;
  return day > to ? to : day;
}
