import type { ReactNode } from 'react';
import { useIsOpen, useOpenedRow } from './create-opened-row';

export interface RecordOpenerProps {
  id: string;
  label: string;
  className?: string;
  title?: string;
  children: string;
}

export function RecordOpener({ id, label, className = '', title, children }: RecordOpenerProps): ReactNode {
  const opened = useOpenedRow();
  const isOpen = useIsOpen(opened, id);
  if (!opened) {
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
      aria-expanded={isOpen}
      aria-label={`${children}. ${label}`}
      onClick={() => opened.toggle(id)}
      data-action="details"
    >
      {children}
    </button>
  );
}
