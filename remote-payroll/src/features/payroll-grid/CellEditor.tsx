import { useEffect, useRef } from 'react';
import styles from './payroll-grid.module.css';

interface CellEditorProps {
  label: string;
  value: string;
  isAmount: boolean;
  onType: (text: string) => void;
  onLeave: () => void;
}

export function CellEditor({ label, value, isAmount, onType, onLeave }: CellEditorProps) {
  const place = useRef<HTMLInputElement>(null);
  useEffect(() => {
    const input = place.current;
    input?.focus({ preventScroll: true });
    input?.setSelectionRange(input.value.length, input.value.length);
  }, []);
  return (
    <input
      ref={place}
      className={styles['editor']}
      aria-label={label}
      value={value}
      inputMode={isAmount ? 'decimal' : 'text'}
      autoComplete="off"
      spellCheck={false}
      onChange={({ target }) => onType(target.value)}
      onBlur={onLeave}
      data-field="cell"
    />
  );
}
