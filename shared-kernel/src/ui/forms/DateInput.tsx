import { Calendar, Input, Popover, type InputRef } from 'antd';
import { CalendarOutlined } from '@ant-design/icons';
import dayjs from 'dayjs';
import { useRef, useState, type KeyboardEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { useDates } from '../use-dates';
import { addDays, isCalendarDate, readTypedDate, readWholeDate } from '../../domain/dates';
import { useSteadyShell } from '@ncb/shared-kernel/remote-contract';
import { IconButton } from '../IconButton';
import type { ControlProps } from './FieldFrame';
import { useTypedText } from './use-typed-text';

export interface DateRange {
  readonly from: string;
  readonly to: string;
}

export interface DateInputProps extends Partial<ControlProps> {
  onBlur?: () => void;
  /** `yyyy-MM-dd`, or the typed text while it is no date. */
  value?: string;
  onChange?: (value: string) => void;
  range: DateRange;
}

/** Steps in days by arrow key; the focus stays in the field. */
const DAYS_OF_KEY: Readonly<Record<string, number>> = { ArrowLeft: -1, ArrowRight: 1, ArrowUp: -7, ArrowDown: 7 };

/**
 * Date input for usual ways of typing a date, shown as `dd.MM.yyyy`, with a calendar. Not antd's DatePicker: it
 * silently restores the old date if the typed one does not exist.
 */
export function DateInput({ value = '', onChange, onBlur, range, ...control }: DateInputProps) {
  const { t } = useTranslation('kernel');
  const today = useSteadyShell().session.bankDay;
  const { formatDay } = useDates();
  const input = useRef<InputRef>(null);
  const [isOpen, setOpen] = useState(false);
  const isDate = isCalendarDate(value);
  const text = useTypedText(value, isDate ? formatDay(value) : value);
  const choose = (date: string) => {
    onChange?.(date);
    setOpen(false);
    // The pressed day unmounts: without focus Ctrl+S has no target and Tab starts at the top of the page.
    input.current?.focus();
  };
  const completeDate = () => {
    text.release();
    const date = isDate ? null : readTypedDate(value, { today, ...range });
    if (date !== null) onChange?.(date);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const { key, code, ctrlKey, metaKey } = event;
    const step = isOpen ? DAYS_OF_KEY[key] : undefined;
    if (step !== undefined) {
      event.preventDefault();
      onChange?.(clampToRange(range, isDate ? addDays(value, step) : today));
    } else if (isOpen && key === 'Enter') {
      event.preventDefault();
      event.stopPropagation();
      setOpen(false);
    } else if (key === 'Enter' || ((ctrlKey || metaKey) && code === 'KeyS')) {
      // Enter and Ctrl+S act while the focus is here: a date without year must be completed first.
      completeDate();
    }
  };
  const calendar = (
    <Calendar
      fullscreen={false}
      className="ncb-calendar"
      value={dayjs(isDate ? value : clampToRange(range, today))}
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
        // Deleting a digit of the day also leaves a valid date: formatting it at once would move the caret to the end.
        const typed = readWholeDate(target.value) ?? target.value;
        text.type(target.value, typed);
        onChange?.(typed);
      }}
      onKeyDown={onKeyDown}
      onBlur={() => {
        completeDate();
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

function clampToRange({ from, to }: DateRange, day: string): string {
  if (day < from) return from;
  return day > to ? to : day;
}
