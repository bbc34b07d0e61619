import type { ReactNode } from 'react';

export interface TableFrameProps {
  /** What the table holds, for screen readers. */
  label: string;
  children: ReactNode;
}

/**
 * Lets a wide table scroll inside its own frame, also by keyboard. antd's `scroll` would do the same but doubles the
 * header's controls in a hidden row, where the focus can get lost.
 */
export function TableFrame({ label, children }: TableFrameProps) {
  return (
    <div className="ncb-table" role="region" aria-label={label} tabIndex={0}>
      {children}
    </div>
  );
}
