import { Button } from 'antd';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { RecordListState } from './use-record-list';

export interface SelectionBarProps<Row> {
  list: RecordListState<Row>;
  /** How many are selected, in words. */
  text: string;
  /** What they sum up to, what can be done with them. */
  children?: ReactNode;
}

/** What is selected, also where nobody sees it; nothing while nothing is. */
export function SelectionBar<Row>({ list, text, children }: SelectionBarProps<Row>) {
  const { t } = useTranslation('kernel');
  const { selected, selectedElsewhere, marks } = list;
  if (selected.length === 0) return null;
  return (
    <section className="ncb-selection" aria-live="polite" data-field="selection">
      <span>
        {text}
        {selectedElsewhere > 0 && `, ${t('common.selectedElsewhere', { count: selectedElsewhere })}`}
      </span>
      {children}
      <Button type="link" onClick={() => marks.selected.set([])} data-action="clearSelection">
        {t('common.clearSelection')}
      </Button>
    </section>
  );
}
