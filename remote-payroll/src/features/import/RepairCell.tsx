import { Input } from 'antd';
import type { ReactNode } from 'react';

export interface RepairCellProps {
  label: string;
  /** A field to put the text right in; otherwise the text. */
  isOpen: boolean;
  isWrong: boolean;
  text: string;
  /** The text as it is read. */
  shown: ReactNode;
  placeholder: string;
  onText: (text: string) => void;
}

/** A cell of a row of the file: text, or a field where something is wrong with it. */
export function RepairCell({ label, isOpen, isWrong, text, shown, placeholder, onText }: RepairCellProps) {
  if (!isOpen) {
    if (typeof shown !== 'string') return shown;
    return (
      <span className="ncb-number ncb-cut" title={shown}>
        {shown}
      </span>
    );
  }
  return (
    <Input
      size="small"
      // What is typed stays as it is typed: tidying it would move the cursor.
      defaultValue={text}
      placeholder={placeholder}
      status={isWrong ? 'error' : ''}
      aria-label={label}
      aria-invalid={isWrong}
      onChange={({ target }) => onText(target.value)}
    />
  );
}
