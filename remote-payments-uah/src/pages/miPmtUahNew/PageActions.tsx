import { MoreOutlined } from '@ant-design/icons';
import { Button, Dropdown } from 'antd';
import { TemplateChoice } from '@ncb/shared-kernel/blocks/templates';
import { useShell } from '@ncb/shared-kernel/remote-contract';
import { UAH_TEMPLATES, type PaymentValues } from '../../features/payment';
import { FillFromButton } from '../../features/fill-from';
import { useTexts } from '../../texts';
import styles from './payment-form.module.css';

interface PageActionsProps {
  canTakeTemplate: boolean;
  isTemplate: boolean;
  onFill: (values: Partial<PaymentValues>) => void;
  onSaveTemplate: () => void;
  /** Shows the rarely needed field of the purpose code. */
  onPurposeCode: () => void;
  /** Shows the taxes of the company; null where none can be chosen. */
  onTaxes: (() => void) | null;
}

/**
 * Buttons and menu of the page. Source: docs/requirements/hryvnia-payments.md#payment-form,
 * docs/requirements/hryvnia-payments.md#allowed-actions.
 */
export function PageActions(props: PageActionsProps) {
  const { canTakeTemplate, isTemplate, onFill, onSaveTemplate, onPurposeCode, onTaxes } = props;
  const { navigation } = useShell();
  const { t, common } = useTexts();
  const items = [
    ...(onTaxes
      ? [{ key: 'taxes', label: <span data-action="unfold-taxes">{t('taxes.title')}</span>, onClick: onTaxes }]
      : []),
    ...(isTemplate
      ? []
      : [
          {
            key: 'saveTemplate',
            label: <span data-action="saveTemplate">{t('form.templates.save')}</span>,
            onClick: onSaveTemplate,
          },
        ]),
    {
      key: 'purposeCode',
      label: <span data-action="unfold-purposeCode">{common('fields.standardPurposeCode')}</span>,
      onClick: onPurposeCode,
    },
    {
      key: 'back',
      label: <span data-action="back">{common('common.back')}</span>,
      onClick: () => navigation.back(),
    },
  ];
  return (
    <div className={styles['actions']}>
      <FillFromButton onFill={onFill} />
      {canTakeTemplate && <TemplateChoice kind={UAH_TEMPLATES} />}
      <Dropdown trigger={['click']} menu={{ items }}>
        <Button type="text" icon={<MoreOutlined />} aria-label={t('form.more')} data-action="more" />
      </Dropdown>
    </div>
  );
}
