import { EyeInvisibleOutlined, EyeOutlined } from '@ant-design/icons';
import { useState, type ComponentProps } from 'react';
import { IconButton } from '@ncb/shared-kernel/ui';
import { useTexts } from '../../texts';
import { SheetBar } from './SheetBar';
import { SheetCards } from './SheetCards';
import styles from './sheet.module.css';

/** The rows on a phone: the bar above them, and whether their amounts are seen. */
export function CardsArea(props: Pick<ComponentProps<typeof SheetBar>, 'sheet' | 'search' | 'onAdd'>) {
  const { t } = useTexts();
  const [areAmountsShown, setAmountsShown] = useState(false);
  const words = t(areAmountsShown ? 'sheet.hideAmounts' : 'sheet.showAmounts');
  return (
    <>
      <div className={styles['bar']}>
        <SheetBar {...props} room="cards" isEditable={false} />
        <IconButton
          icon={areAmountsShown ? <EyeInvisibleOutlined aria-hidden /> : <EyeOutlined aria-hidden />}
          aria-label={words}
          title={words}
          onClick={() => setAmountsShown(!areAmountsShown)}
          data-action="showAmounts"
        />
      </div>
      <SheetCards sheet={props.sheet} areAmountsShown={areAmountsShown} />
    </>
  );
}
