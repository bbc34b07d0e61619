import { useDates } from '@ncb/shared-kernel/ui';
import { Button, Tag } from 'antd';
import { useTexts } from '../../texts';
import type { OwnTax } from './list-own-taxes';
import styles from './taxes.module.css';
import { useOwnTaxes } from './use-own-taxes';

/** Opens the taxes where no room is beside the form, and says how many are to be paid soon. */
export function TaxesButton({ onOpen }: { onOpen: () => void }) {
  const { t } = useTexts();
  const { formatDayAndMonth } = useDates();
  const { taxes } = useOwnTaxes();
  const [day, count] = findNextDue(taxes);
  return (
    <Button block className={styles['button'] ?? ''} onClick={onOpen} data-action="taxes">
      {t('taxes.title')}
      {count > 0 && (
        <Tag className="ncb-tag-waiting">{t('taxes.dueCount', { count, date: formatDayAndMonth(day) })}</Tag>
      )}
    </Button>
  );
}

function findNextDue(taxes: readonly OwnTax[]): readonly [day: string, count: number] {
  const days = taxes.flatMap(({ term }) => (term?.state === 'due' && term.isNear ? [term.day] : [])).toSorted();
  const [first = ''] = days;
  return [first, days.filter((day) => day === first).length];
}
