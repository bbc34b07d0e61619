import type { ReactNode } from 'react';

export interface SumLineProps {
  label: string;
  /** Of all lines above. */
  isTotal?: boolean;
  /** Its address on the screen. */
  field: string;
  children: ReactNode;
}

/** A sum with its name, of a card of the page "today". */
export function SumLine({ label, isTotal = false, field, children }: SumLineProps) {
  return (
    <div className={isTotal ? 'ncb-sum-line ncb-sum-line-total' : 'ncb-sum-line'}>
      <span>{label}</span>
      <span data-field={field}>{children}</span>
    </div>
  );
}
