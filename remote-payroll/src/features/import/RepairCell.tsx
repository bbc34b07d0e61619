import { Input } from 'antd';
import type { ReactNode } from 'react';

interface RepairCellProps {
  label: string;
  isOpen: boolean;
  isWrong: boolean;
  text: string;
  shown: ReactNode;
  placeholder: string;
  onText: (text: string) => void;
}

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
      // Uncontrolled: normalising the value while the user types would move the cursor.
      defaultValue={text}
      placeholder={placeholder}
      status={isWrong ? 'error' : ''}
      aria-label={label}
      aria-invalid={isWrong}
      onChange={({ target }) => onText(target.value)}
    />
  );
}
