import { MoreOutlined } from '@ant-design/icons';
import { Button, Dropdown } from 'antd';
import { TemplateChoice } from '@ncb/shared-kernel/blocks/templates';
import { useShell } from '@ncb/shared-kernel/remote-contract';
import { CURRENCY_TEMPLATES } from '../../features/payment';
import { useTexts } from '../../texts';

export interface PageActionsProps {
  /** The form may be begun anew from a template. */
  canTakeTemplate: boolean;
  /** The button of the summary saves a template already. */
  isTemplate: boolean;
  onSaveTemplate: () => void;
  onShortcuts: () => void;
}

/** What fills in the form, and what else can be done with it. Source: spec 3 §2 */
export function PageActions({ canTakeTemplate, isTemplate, onSaveTemplate, onShortcuts }: PageActionsProps) {
  const { navigation } = useShell();
  const { t, common } = useTexts();
  const items = [
    !isTemplate && {
      key: 'saveTemplate',
      label: <span data-action="saveTemplate">{t('payment.saveTemplate')}</span>,
      onClick: onSaveTemplate,
    },
    {
      key: 'shortcuts',
      label: <span data-action="shortcuts">{t('payment.shortcuts')}</span>,
      extra: '?',
      onClick: onShortcuts,
    },
    { key: 'back', label: <span data-action="back">{common('common.back')}</span>, onClick: () => navigation.back() },
  ].filter((item) => item !== false);
  return (
    <>
      {canTakeTemplate && <TemplateChoice kind={CURRENCY_TEMPLATES} />}
      <Dropdown trigger={['click']} menu={{ items }}>
        <Button type="text" icon={<MoreOutlined />} aria-label={common('common.more')} data-action="more" />
      </Dropdown>
    </>
  );
}
