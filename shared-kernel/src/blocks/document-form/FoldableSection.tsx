import { DownOutlined, RightOutlined } from '@ant-design/icons';
import { useId, type ReactNode, useState } from 'react';
import styles from './document-form.module.css';

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

export interface Fold {
  readonly isOpen: boolean;
  /** True if the user opened it. */
  readonly isOpenedByUser: boolean;
  /** True if it has content or a problem; it cannot be closed then. */
  readonly isNeeded: boolean;
  open(): void;
  close(): void;
}

interface FoldOptions {
  readonly isNeeded: boolean;
  /** True if the part is probably needed: opens it until the user closes it. */
  readonly isLikely?: boolean;
}

/** Keeps the state of a foldable part; it opens by itself when it has content or a problem. */
export function useFold({ isNeeded, isLikely = false }: FoldOptions): Fold {
  const [userChoice, setWanted] = useState<boolean | null>(null);
  return {
    isOpen: isNeeded || (userChoice ?? isLikely),
    isOpenedByUser: userChoice === true,
    isNeeded,
    open: () => setWanted(true),
    close: () => setWanted(false),
  };
}
