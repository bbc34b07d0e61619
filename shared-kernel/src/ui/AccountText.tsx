import type { ComponentProps } from 'react';

/** So many characters of an account are always seen, with the space before them: ` 0000 1`. */
const END = 7;

export interface AccountTextProps extends Omit<ComponentProps<'span'>, 'children'> {
  /** As people write it: an IBAN in groups of four, or another number. */
  written: string;
  /** So many of its last characters never give way. */
  end?: number;
}

/** The number of an account; without room it is cut before its end, which tells it from the others. */
export function AccountText({ written, end = END, className = '', ...span }: AccountTextProps) {
  return (
    <span {...span} className={`ncb-number ncb-middle-cut ${className}`.trim()}>
      <span>{written.slice(0, -end)}</span>
      <span>{written.slice(-end)}</span>
    </span>
  );
}
