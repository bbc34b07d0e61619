import { CloseOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import { useMemo, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { IconButton } from '../IconButton';
import { useListLayout } from './list-layout';
import type { RecordListState } from './use-record-list';

export interface SelectionBarProps<Row> {
  list: RecordListState<Row>;
  text: string;
  sums?: ReactNode;
  note?: ReactNode;
  tools?: ReactNode;
  children?: ReactNode;
}

/** Bar with the selection, hidden rows included, and its actions, in place of the list header. */
export function SelectionBar<Row extends { readonly id: string }>({
  list,
  text,
  sums,
  note,
  tools,
  children,
}: SelectionBarProps<Row>) {
  const { t } = useTranslation('kernel');
  const { selectable } = useListLayout();
  const { selected, selectedElsewhere, inSight, marks } = list;
  // Selecting beyond the visible page is a second, deliberate step.
  const canBeChosen = useMemo(() => new Set(selectable), [selectable]);
  const isPageChosen = inSight.every(({ id }) => marks.selected.ids.has(id) || !canBeChosen.has(id));
  const hasMore = isPageChosen && selectable.length > selected.length;
  return (
    <section className="ncb-selection" aria-live="polite" data-field="selection">
      <IconButton
        icon={<CloseOutlined aria-hidden />}
        aria-label={t('common.clearSelection')}
        title={t('common.clearSelection')}
        onClick={() => marks.selected.set([])}
        data-action="clearSelection"
      />
      <div className="ncb-selection-text">
        <div>
          <strong>{text}</strong>
          {sums}
        </div>
        <div className="ncb-selection-note">
          {selectedElsewhere > 0 && (
            <b data-field="selectedElsewhere">{t('common.selectedElsewhere', { count: selectedElsewhere })}</b>
          )}
          {note}
          {hasMore && (
            <Button
              type="link"
              size="small"
              onClick={() => marks.selected.set(selectable)}
              data-action="selectAllFound"
            >
              {t('common.selectAllFound', { count: selectable.length })}
            </Button>
          )}
        </div>
      </div>
      <div className="ncb-selection-actions">
        {tools && <div className="ncb-selection-tools">{tools}</div>}
        {children}
      </div>
    </section>
  );
}
