import { App, type InputRef } from 'antd';
import { lazy, Suspense, useRef, type RefObject } from 'react';
import { formatAmount } from '@ncb/shared-kernel/domain/money';
import { PAYROLL_ROWS_MAX, UAH } from '@ncb/shared-kernel/domain/vocabulary';
import { useShell } from '@ncb/shared-kernel/remote-contract';
import { Waiting } from '@ncb/shared-kernel/ui';
import { useTexts } from '../../texts';
import { ActiveCellLine } from './ActiveCellLine';
import { useGridWidth } from './columns';
import { arrangeBlock } from './arrange-block';
import { planPaste, readBlock } from './paste-block';
import type { PreviousPayroll } from './use-previous-payroll';
import { GridBar, type RowSource } from './GridBar';
import { EmptyGrid } from './EmptyGrid';
import { PayrollGrid } from './PayrollGrid';
import styles from './payroll-grid.module.css';
import { SumStrip } from './SumStrip';
import type { PayrollGridModel } from './use-payroll-grid';

const CardsArea = lazy(async () => ({ default: (await import('./CardsArea')).CardsArea }));

interface GridAreaProps {
  grid: PayrollGridModel;
  isEditable: boolean;
  previous: PreviousPayroll | null;
  availableAfter: string | null;
  onAdd: (source: RowSource) => void;
  gridRef?: RefObject<HTMLDivElement | null>;
}

const OVERWRITE_WITHOUT_CONFIRM_MAX = 50;

export function GridArea({ grid, isEditable, previous, availableAfter, onAdd, gridRef }: GridAreaProps) {
  const { language, notify } = useShell();
  const { t, common } = useTexts();
  const { modal } = App.useApp();
  const width = useGridWidth();
  const search = useRef<InputRef>(null);
  const { state, dispatch, facts } = grid;
  const count = state.rows.length;

  const paste = async (text: string) => {
    const pasted = readBlock(text);
    const block = arrangeBlock(pasted);
    // In an empty grid a block is pasted from the first column.
    const active = state.active ?? { key: 0, column: 'taxCode' as const };
    // A block with headings is already in the grid's order, so it starts at the first column.
    const from = block === pasted ? active : { ...active, column: 'taxCode' as const };
    const plan = planPaste(state, from, block);
    const overwritten = plan.overwritten.length;
    if (overwritten > OVERWRITE_WITHOUT_CONFIRM_MAX) {
      const isConfirmed = await modal.confirm({
        title: t('sheet.overwrite.question', { count: overwritten }),
        content: t('sheet.overwrite.about'),
        okText: t('sheet.overwrite.button'),
        okButtonProps: { ...({ 'data-action': 'confirmPaste' } as object) },
        cancelText: common('common.cancel'),
      });
      if (!isConfirmed) return;
    }
    dispatch({ do: 'paste', plan });
    if (plan.rowsBeyond > 0) notify('warning', t('sheet.pasteCut', { count: plan.rowsBeyond, max: PAYROLL_ROWS_MAX }));
    if (plan.lockedCells > 0) notify('info', t('sheet.pasteKept', { count: plan.lockedCells }));
    if (plan.columnsBeyond > 0) notify('warning', t('sheet.pasteBeyond', { count: plan.columnsBeyond }));
  };

  const total = `${t('sheet.totalLine', { count })} · ${formatAmount(facts.sum, language)} ${UAH.letters}`;
  if (width === 'cards') {
    return (
      <>
        <SumStrip facts={facts} count={count} previous={previous} availableAfter={availableAfter} />
        <Suspense fallback={<Waiting rows={3} hasTitle />}>
          <CardsArea grid={grid} search={search} isEditable={isEditable} onAdd={onAdd} />
        </Suspense>
      </>
    );
  }
  return (
    <>
      <SumStrip facts={facts} count={count} previous={previous} availableAfter={availableAfter} />
      <GridBar grid={grid} width={width} isEditable={isEditable} search={search} onAdd={onAdd} />
      {count > 0 && <ActiveCellLine grid={grid} isEditable={isEditable} />}
      <PayrollGrid
        grid={grid}
        width={width}
        isEditable={isEditable}
        {...(gridRef && { gridRef })}
        onPaste={(text) => void paste(text)}
        onSearch={() => search.current?.focus()}
        empty={<EmptyGrid hasRows={count > 0} isEditable={isEditable} onAdd={onAdd} />}
      />
      <div className={styles['foot']}>
        <strong data-field="foot">{total}</strong>
        <span className={styles['hint']}>
          {width === 'narrow' ? t('sheet.hintShort') : t(isEditable ? 'sheet.hint' : 'sheet.hintRead')}
        </span>
      </div>
    </>
  );
}
