import type { ComponentProps } from 'react';

/** Characters of an account that are never cut, including the space before them, e.g. ` 0000 1`. */
const VISIBLE_END = 7;

export interface AccountTextProps extends Omit<ComponentProps<'span'>, 'children'> {
  /** Formatted number: an IBAN in groups of four, or another number. */
  formatted: string;
  end?: number;
}

/** Account number; a narrow place cuts its middle, as its end identifies the account. */
export function AccountText({ formatted, end = VISIBLE_END, className = '', ...span }: AccountTextProps) {
  return (
    <span {...span} className={`ncb-number ncb-middle-cut ${className}`.trim()}>
      <span>{formatted.slice(0, -end)}</span>
      <span>{formatted.slice(-end)}</span>
    </span>
  );
}
