import type { ReactNode } from 'react';

export interface SumLineProps {
  label: string;
  isTotal?: boolean;
  field: string;
  children: ReactNode;
}

export function SumLine({ label, isTotal = false, field, children }: SumLineProps) {
  return (
    <div className={isTotal ? 'ncb-sum-line ncb-sum-line-total' : 'ncb-sum-line'}>
      <span>{label}</span>
      <span data-field={field}>{children}</span>
    </div>
  );
}
