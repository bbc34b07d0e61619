import { CloseOutlined } from '@ant-design/icons';
import type { ReactNode } from 'react';
import { IconButton } from '../../ui';
import styles from './document-form.module.css';
import { useTexts } from './texts';

export interface FoldedBlockProps {
  /** Its address on the screen: `valueDate` gives `fold-valueDate`. */
  name: string;
  title: string;
  /** Its one field says already what it is. */
  isTitleHidden?: boolean;
  /** Empties and closes it. */
  onRemove: () => void;
  children: ReactNode;
}

/** A rare part of a form, under a line of its own, that was opened and can be taken out again. */
export function FoldedBlock({ name, title, isTitleHidden = false, onRemove, children }: FoldedBlockProps) {
  const { t } = useTexts();
  return (
    <section aria-label={title} className={styles['folded']} data-panel={name}>
      {!isTitleHidden && <h2>{title}</h2>}
      {children}
      <IconButton
        icon={<CloseOutlined />}
        aria-label={t('remove', { title })}
        onClick={onRemove}
        data-action={`remove-${name}`}
      />
    </section>
  );
}
