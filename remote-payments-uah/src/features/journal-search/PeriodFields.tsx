import { Radio } from 'antd';
import { JOURNAL_DEFAULT_DAYS, PICKER_DATE_MAX, PICKER_DATE_MIN } from '@ncb/shared-kernel/domain/vocabulary';
import { DateInput, FormField, type CheckedForm } from '@ncb/shared-kernel/ui';
import { WIRE_NAMES, type JournalSearch } from './journal-search';
import { useTexts } from '../../texts';

export interface PeriodFieldsProps {
  checked: CheckedForm<JournalSearch>;
}

const RANGE = { from: PICKER_DATE_MIN, to: PICKER_DATE_MAX };

/** The days of the documents: a period, open at either end, or a single day. */
export function PeriodFields({ checked }: PeriodFieldsProps) {
  const { t } = useTexts();
  const isPeriod = checked.values.periodType === 'period';
  return (
    <>
      <FormField
        name="periodType"
        field={WIRE_NAMES.periodType}
        label={t('journal.search.fields.periodType')}
        problem={null}
        onLeave={() => checked.leave(WIRE_NAMES.periodType)}
        className="ncb-wide"
      >
        {({ id, 'data-field': field }) => (
          <Radio.Group
            id={id}
            data-field={field}
            aria-label={t('journal.search.fields.periodType')}
            options={[
              { value: 'period', label: t('journal.search.period') },
              { value: 'date', label: t('journal.search.day') },
            ]}
          />
        )}
      </FormField>
      {(isPeriod ? (['start', 'end'] as const) : (['day'] as const)).map((name) => (
        <FormField
          key={name}
          name={name}
          field={WIRE_NAMES[name]}
          label={t(`journal.search.fields.${name}`)}
          hint={name === 'start' ? t('journal.search.periodHint', { count: JOURNAL_DEFAULT_DAYS }) : undefined}
          problem={checked.problemOf(WIRE_NAMES[name])}
          onLeave={() => checked.leave(WIRE_NAMES[name])}
        >
          {(control) => <DateInput {...control} range={RANGE} />}
        </FormField>
      ))}
    </>
  );
}
