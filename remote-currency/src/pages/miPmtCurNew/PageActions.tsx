import { MoreOutlined } from '@ant-design/icons';
import { Button, Dropdown } from 'antd';
import { TemplateChoice } from '@ncb/shared-kernel/blocks/templates';
import { useShell } from '@ncb/shared-kernel/remote-contract';
import { CURRENCY_TEMPLATES } from '../../features/payment';
import { useTexts } from '../../texts';

interface PageActionsProps {
  canTakeTemplate: boolean;
  isTemplate: boolean;
  onSaveTemplate: () => void;
}

/** Buttons and menu of the page. Source: docs/requirements/currency-payroll-credits-statements.md#currency-payment. */
export function PageActions({ canTakeTemplate, isTemplate, onSaveTemplate }: PageActionsProps) {
  const { navigation } = useShell();
  const { t, common } = useTexts();
  const items = [
    !isTemplate && {
      key: 'saveTemplate',
      label: <span data-action="saveTemplate">{t('payment.saveTemplate')}</span>,
      onClick: onSaveTemplate,
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
