import type { ReactNode, Ref } from 'react';

export interface TableFrameProps {
  label: string;
  frame?: Ref<HTMLDivElement>;
  isLong?: boolean;
  isFixed?: boolean;
  hasCards?: boolean;
  children: ReactNode;
}

/**
 * Frame in which a wide table scrolls, also by keyboard. Not antd's `scroll`: it duplicates the header's controls in a
 * hidden row, where the focus can get lost.
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
