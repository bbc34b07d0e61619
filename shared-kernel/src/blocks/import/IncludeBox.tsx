import { Checkbox } from 'antd';
import { useTexts } from './texts';

interface IncludeBoxProps {
  line: number;
  isIncluded: boolean;
  isDisabled: boolean;
  onChange: (isIncluded: boolean) => void;
}

export function IncludeBox({ line, isIncluded, isDisabled, onChange }: IncludeBoxProps) {
  const { t } = useTexts();
  return (
    <Checkbox
      checked={isIncluded}
      disabled={isDisabled}
      onChange={({ target }) => onChange(target.checked)}
      aria-label={t('rows.include', { line })}
      data-action="include"
    />
  );
}
