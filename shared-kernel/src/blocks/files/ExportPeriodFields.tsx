import { PICKER_DATE_MAX, PICKER_DATE_MIN } from '../../domain/vocabulary';
import { DateField } from '../../ui';
import { useTexts } from './texts';
import type { ExportPeriod } from './use-export-period';

const RANGE = { from: PICKER_DATE_MIN, to: PICKER_DATE_MAX };

export function ExportPeriodFields({ period }: { period: ExportPeriod }) {
  const { t } = useTexts();
  const { start, end, setStart, setEnd, checked } = period;
  return (
    <>
      <DateField
        checked={checked}
        field="start"
        label={t('export.start')}
        value={start}
        onChange={setStart}
        range={RANGE}
      />
      <DateField checked={checked} field="end" label={t('export.end')} value={end} onChange={setEnd} range={RANGE} />
    </>
  );
}
