import type { ReactNode } from 'react';

export interface RecordButtonProps {
  'data-action': string;
  onPress: () => void;
  children: ReactNode;
}

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
