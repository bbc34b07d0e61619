import { DownOutlined, RightOutlined } from '@ant-design/icons';
import { useId, type ReactNode } from 'react';
import styles from './document-form.module.css';
import type { Fold } from './use-fold';

export interface FoldableSectionProps {
  /** Address on the screen: `fee` gives `unfold-fee`. */
  name: string;
  title: string;
  /** Short content of the closed part. */
  about: ReactNode;
  fold: Fold;
  children: ReactNode;
}

/** Part of a form that folds under one line; the closed line shows its content. */
export function FoldableSection({ name, title, about, fold, children }: FoldableSectionProps) {
  const id = useId();
  const { isOpen, isNeeded } = fold;
  const toggle = () => (isOpen ? fold.close() : fold.open());
  return (
    <section aria-label={title} className={styles['fold']} data-panel={name}>
      <button
        type="button"
        className={styles['fold-line']}
        aria-expanded={isOpen}
        aria-controls={id}
        aria-disabled={isNeeded || undefined}
        // Keeps the focus: validation of the field that loses it would move the line away under the pointer.
        onMouseDown={(event) => event.preventDefault()}
        onClick={() => !isNeeded && toggle()}
        data-action={`unfold-${name}`}
      >
        {isOpen ? <DownOutlined aria-hidden /> : <RightOutlined aria-hidden />}
        <span>{title}</span>
        {!isOpen && <span className={`${styles['fold-about']} ncb-quiet ncb-cut`}>{about}</span>}
      </button>
      <div id={id} className={styles['fold-inside']} hidden={!isOpen}>
        {isOpen && children}
      </div>
    </section>
  );
}
