import type { ReactNode, Ref } from 'react';

export interface TableFrameProps {
  /** What the table holds, for screen readers. */
  label: string;
  frame?: Ref<HTMLDivElement>;
  /** Many rows: they scroll inside the frame, under the head of the table. */
  isLong?: boolean;
  /** Its columns say how wide they are. */
  isFixed?: boolean;
  /** Each row is a card, as wide as the frame. */
  hasCards?: boolean;
  children: ReactNode;
}

/**
 * Lets a wide table scroll inside its own frame, also by keyboard. antd's `scroll` would do the same but doubles the
 * header's controls in a hidden row, where the focus can get lost.
 */
export function TableFrame({
  label,
  frame,
  isLong = false,
  isFixed = false,
  hasCards = false,
  children,
}: TableFrameProps) {
  return (
    <div
      ref={frame}
      className={['ncb-table', isLong && 'ncb-table-long', isFixed && 'ncb-table-fixed', hasCards && 'ncb-table-cards']
        .filter(Boolean)
        .join(' ')}
      role="region"
      aria-label={label}
      tabIndex={0}
    >
      {children}
    </div>
  );
}
