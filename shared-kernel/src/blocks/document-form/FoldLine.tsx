import { DownOutlined, RightOutlined } from '@ant-design/icons';
import { useId, type ReactNode } from 'react';
import styles from './document-form.module.css';
import type { Fold } from './use-fold';

export interface FoldLineProps {
  /** Its address on the screen: `fee` gives `unfold-fee`. */
  name: string;
  title: string;
  /** What is inside, in a few words, while it is closed. */
  about: ReactNode;
  fold: Fold;
  children: ReactNode;
}

/** A part of a form under one line that opens it; the line says what is inside. */
export function FoldLine({ name, title, about, fold, children }: FoldLineProps) {
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
        // What is told of the field that is left would move the line away from under the press.
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
