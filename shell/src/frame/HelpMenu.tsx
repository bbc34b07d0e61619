import { QuestionCircleOutlined } from '@ant-design/icons';
import { useTexts } from '../languages';
import { MenuButton } from './MenuButton';
import { useHelpItems } from './use-help-items';

export interface HelpMenuProps {
  onDiagnostics: (() => void) | null;
}

export function HelpMenu({ onDiagnostics }: HelpMenuProps) {
  const { t } = useTexts();
  const items = useHelpItems(onDiagnostics);
  return (
    <MenuButton
      menu={{ items }}
      icon={<QuestionCircleOutlined />}
      aria-label={t('help.title')}
      title={t('help.title')}
      data-action="help"
    />
  );
}
