import { Calendar, Input, Popover } from 'antd';
import { CalendarOutlined } from '@ant-design/icons';
import dayjs from 'dayjs';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { isCalendarDate, readTypedDate, readWholeDate, toDotted } from '../../domain/dates';
import { IconButton } from '../IconButton';
import type { ControlProps } from './FieldFrame';

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

/**
 * A date typed as people type them, shown as `dd.MM.yyyy`, with a calendar beside it. antd's DatePicker is no use here:
 * it silently puts the old date back when the typed one does not exist.
 */
export function DateInput({ value = '', onChange, onBlur, range, ...control }: DateInputProps) {
  const { t } = useTranslation('kernel');
  const [isOpen, setOpen] = useState(false);
  const isDate = isCalendarDate(value);
  const choose = (date: string) => {
    onChange?.(date);
    setOpen(false);
  };
  const leave = () => {
    const date = isDate ? null : readTypedDate(value);
    if (date !== null) onChange?.(date);
    onBlur?.();
  };
  const calendar = (
    <Calendar
      fullscreen={false}
      className="ncb-calendar"
      value={dayjs(isDate ? value : range.to)}
      validRange={[dayjs(range.from), dayjs(range.to)]}
      onSelect={(day, { source }) => source === 'date' && choose(day.format('YYYY-MM-DD'))}
    />
  );
  return (
    <Input
      {...control}
      inputMode="numeric"
      autoComplete="off"
      value={isDate ? toDotted(value) : value}
      onChange={(event) => onChange?.(readWholeDate(event.target.value) ?? event.target.value)}
      onBlur={leave}
      suffix={
        <Popover trigger="click" open={isOpen} onOpenChange={setOpen} content={calendar} destroyOnHidden>
          <IconButton icon={<CalendarOutlined />} aria-label={t('common.chooseDate')} data-action="chooseDate" />
        </Popover>
      }
    />
  );
}
