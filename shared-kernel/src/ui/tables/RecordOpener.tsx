import type { ReactNode } from 'react';
import { useListPlace } from './list-place';

export interface RecordOpenerProps {
  /** Of the row. */
  id: string;
  /** What it opens, in words. */
  label: string;
  className?: string;
  title?: string;
  children: string;
}

/** The words of a row that open its panel; plain words where the list has none. */
export function RecordOpener({ id, label, className = '', title, children }: RecordOpenerProps): ReactNode {
  const { opening } = useListPlace();
  if (!opening) {
    return (
      <div className={className} title={title}>
        {children}
      </div>
    );
  }
  return (
    <button
      type="button"
      className={`ncb-opener ${className}`}
      title={title}
      aria-expanded={opening.openId === id}
      aria-label={`${children}. ${label}`}
      onClick={() => opening.toggle(id)}
      data-action="details"
    >
      {children}
    </button>
  );
}
