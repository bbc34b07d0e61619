import { CloseOutlined } from '@ant-design/icons';
import type { ReactNode } from 'react';
import { IconButton } from '../../ui';
import styles from './document-form.module.css';
import { useTexts } from './texts';

export interface RemovableBlockProps {
  /** Address on the screen: `valueDate` gives `fold-valueDate`. */
  name: string;
  title: string;
  /** True if the only field already has the label. */
  isTitleHidden?: boolean;
  onRemove: () => void;
  children: ReactNode;
}

/** Rare part of a form that the user opened and can remove. */
export function RemovableBlock({ name, title, isTitleHidden = false, onRemove, children }: RemovableBlockProps) {
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
