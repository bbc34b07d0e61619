import { Radio } from 'antd';
import { frameOf, SearchDay, SearchPeriod, type SearchForm } from '@ncb/shared-kernel/blocks/search';
import { JOURNAL_DEFAULT_DAYS } from '@ncb/shared-kernel/domain/vocabulary';
import { FormField } from '@ncb/shared-kernel/ui';
import type { JournalSearch } from './journal-search';
import { useTexts } from '../../texts';

export interface PeriodFieldsProps {
  form: SearchForm<JournalSearch>;
}

/** The days of the documents: a period, open at either end, or a single day. */
export function PeriodFields({ form }: PeriodFieldsProps) {
  const { t } = useTexts();
  const frame = frameOf({ form, name: 'periodType' });
  return (
    <>
      <FormField {...frame} className="ncb-wide">
        {({ id, 'data-field': field }) => (
          <Radio.Group
            id={id}
            data-field={field}
            aria-label={frame.label}
            options={[
              { value: 'period', label: t('journal.search.period') },
              { value: 'date', label: t('journal.search.day') },
            ]}
          />
        )}
      </FormField>
      {form.checked.values.periodType === 'period' ? (
        <SearchPeriod form={form} start="start" end="end" defaultDays={JOURNAL_DEFAULT_DAYS} />
      ) : (
        <SearchDay form={form} name="day" />
      )}
    </>
  );
}
