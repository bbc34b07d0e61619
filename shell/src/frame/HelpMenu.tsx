import { QuestionCircleOutlined } from '@ant-design/icons';
import { useTexts } from '../languages';
import { MenuButton } from './MenuButton';
import { useHelpItems, type HelpCommands } from './use-help-items';

type HelpMenuProps = HelpCommands;

export function HelpMenu(props: HelpMenuProps) {
  const { t } = useTexts();
  const items = useHelpItems(props);
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
