import { DownOutlined, EditOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import { useTexts } from './texts';

interface EditButtonProps {
  line: number;
  isOpen: boolean;
  isDisabled: boolean;
  onToggle: () => void;
}

export function EditButton({ line, isOpen, isDisabled, onToggle }: EditButtonProps) {
  const { t } = useTexts();
  return (
    <Button
      type="text"
      size="small"
      icon={isOpen ? <DownOutlined aria-hidden /> : <EditOutlined aria-hidden />}
      aria-expanded={isOpen}
      aria-label={t('rows.edit', { line })}
      disabled={isDisabled}
      onClick={onToggle}
      data-action="edit"
    />
  );
}
