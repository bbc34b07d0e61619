import { DownOutlined, RightOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import { useTranslation } from 'react-i18next';

export interface PanelButtonProps {
  number: string;
  isOpen: boolean;
  onToggle: () => void;
}

/** Opens the details of an account below its row. */
export function PanelButton({ number, isOpen, onToggle }: PanelButtonProps) {
  const { t } = useTranslation('accounts');
  return (
    <Button
      type="text"
      size="small"
      icon={isOpen ? <DownOutlined /> : <RightOutlined />}
      aria-expanded={isOpen}
      aria-label={t('details.toggle', { number })}
      onClick={onToggle}
      data-action="details"
    />
  );
}
