import { Checkbox } from 'antd';
import { memo } from 'react';
import { useTranslation } from 'react-i18next';

export interface SelectBoxProps {
  id: string;
  number: string;
  isSelected: boolean;
  onToggle: (id: string) => void;
}

/** Selects an account. */
export const SelectBox = memo(function SelectBox({ id, number, isSelected, onToggle }: SelectBoxProps) {
  const { t } = useTranslation('accounts');
  return (
    <Checkbox
      checked={isSelected}
      onChange={() => onToggle(id)}
      aria-label={t('select.one', { number })}
      data-action="select"
    />
  );
});
