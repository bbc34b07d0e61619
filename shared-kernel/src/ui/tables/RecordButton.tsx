import type { ReactNode } from 'react';

export interface RecordButtonProps {
  'data-action': string;
  onPress: () => void;
  children: ReactNode;
}

/** The first cell of a row: what is pressed to open or to choose it. */
export function RecordButton({ onPress, children, ...address }: RecordButtonProps) {
  return (
    <button
      type="button"
      className="ncb-choice ncb-link"
      title={typeof children === 'string' ? children : undefined}
      onClick={onPress}
      {...address}
    >
      {children}
    </button>
  );
}
