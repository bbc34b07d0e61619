import { StarFilled, StarOutlined } from '@ant-design/icons';
import { memo } from 'react';
import { IconButton, useListLayout } from '@ncb/shared-kernel/ui';
import { useTexts } from '../../texts';
import styles from './account-list.module.css';
import { useIsFavourite, useToggleFavourite } from '../account-menu';

/** Smallest list width with a star column, px; below it the row menu offers the action. */
export const STAR_COLUMN_MIN_WIDTH = 760;

interface FavouriteButtonProps {
  id: string;
  number: string;
}

export const FavouriteButton = memo(function FavouriteButton({ id, number }: FavouriteButtonProps) {
  const isFavourite = useIsFavourite(id);
  const toggle = useToggleFavourite();
  const { t } = useTexts();
  return (
    <IconButton
      icon={isFavourite ? <StarFilled className={styles['star']} aria-hidden /> : <StarOutlined aria-hidden />}
      aria-pressed={isFavourite}
      aria-label={t('favourite.label', { number })}
      onClick={() => toggle(id)}
      data-action="favourite"
    />
  );
});

/** Star beside the name of a pinned account where the list has no star column. */
export function FavouriteSign({ id }: { id: string }) {
  const isFavourite = useIsFavourite(id);
  const { width, hasCards } = useListLayout();
  const { t } = useTexts();
  if (!isFavourite || (!hasCards && width >= STAR_COLUMN_MIN_WIDTH)) return null;
  return <StarFilled className={`${styles['star']} ${styles['sign']}`} role="img" aria-label={t('favourite.sign')} />;
}
