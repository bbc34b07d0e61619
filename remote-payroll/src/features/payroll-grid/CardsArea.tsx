import { EyeInvisibleOutlined, EyeOutlined } from '@ant-design/icons';
import { useState, type ComponentProps } from 'react';
import { IconButton } from '@ncb/shared-kernel/ui';
import { useTexts } from '../../texts';
import { RowDialog } from './RowDialog';
import { GridBar, type RowSource } from './GridBar';
import { GridCards } from './GridCards';
import { EmptyGrid } from './EmptyGrid';
import { findRow } from './grid-state';
import styles from './payroll-grid.module.css';

export function CardsArea(props: Pick<ComponentProps<typeof GridBar>, 'grid' | 'search' | 'isEditable' | 'onAdd'>) {
  const { t } = useTexts();
  const { grid, isEditable, onAdd } = props;
  const { state, dispatch } = grid;
  const [areAmountsShown, setAmountsShown] = useState(false);
  const [opened, setOpened] = useState<number | 'new' | null>(null);
  const words = t(areAmountsShown ? 'sheet.hideAmounts' : 'sheet.showAmounts');
  const close = () => setOpened(null);
  /** A phone has no empty row to type in, so the dialog opens first. */
  const add = (source: RowSource) => (source === 'employee' ? setOpened('new') : onAdd(source));
  if (state.rows.length === 0 && opened === null)
    return <EmptyGrid hasRows={false} isEditable={isEditable} isPhone onAdd={add} />;
  return (
    <>
      <div className={styles['bar']}>
        <GridBar {...props} width="cards" onAdd={add} />
        <IconButton
          icon={areAmountsShown ? <EyeInvisibleOutlined aria-hidden /> : <EyeOutlined aria-hidden />}
          aria-label={words}
          title={words}
          onClick={() => setAmountsShown(!areAmountsShown)}
          data-action="showAmounts"
        />
      </div>
      <GridCards grid={grid} areAmountsShown={areAmountsShown} {...(isEditable && { onOpen: setOpened })} />
      {opened !== null && (
        <RowDialog
          row={opened === 'new' ? null : (findRow(state, opened) ?? null)}
          onKeep={(row) => dispatch(opened === 'new' ? { do: 'append', rows: [row] } : { do: 'put', key: opened, row })}
          onDelete={() => {
            if (opened !== 'new') dispatch({ do: 'remove', keys: [opened] });
            close();
          }}
          onClose={close}
        />
      )}
    </>
  );
}
