import { Radio } from 'antd';
import { getFieldProps, SearchDay, SearchPeriod, type SearchForm } from '@ncb/shared-kernel/blocks/search';
import { JOURNAL_DEFAULT_DAYS } from '@ncb/shared-kernel/domain/vocabulary';
import { BoundField } from '@ncb/shared-kernel/ui';
import type { JournalSearch } from './journal-search';
import { useTexts } from '../../texts';

interface PeriodFieldsProps {
  form: SearchForm<JournalSearch>;
}

export function PeriodFields({ form }: PeriodFieldsProps) {
  const { t } = useTexts();
  const frame = getFieldProps({ form, name: 'periodType' });
  return (
    <>
      <BoundField<JournalSearch['periodType'], JournalSearch> {...frame}>
        {({ id, 'data-field': field, value, onChange }) => (
          <Radio.Group
            id={id}
            data-field={field}
            aria-label={frame.label}
            value={value}
            onChange={({ target }) => onChange(target.value as JournalSearch['periodType'])}
            options={[
              { value: 'period', label: t('journal.search.period') },
              { value: 'date', label: t('journal.search.day') },
            ]}
          />
        )}
      </BoundField>
      {form.checked.values.periodType === 'period' ? (
        <SearchPeriod form={form} start="start" end="end" defaultDays={JOURNAL_DEFAULT_DAYS} />
      ) : (
        <SearchDay form={form} name="day" />
      )}
    </>
  );
}
