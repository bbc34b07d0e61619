import { useTranslation } from 'react-i18next';
import { RowMenu, RowMenuItems } from '@ncb/shared-kernel/ui';

export interface TemplateMenuProps {
  name: string;
  onCreatePayment: () => void;
  onChange: () => void;
  onRename: () => void;
  onDelete: () => void;
}

/** What can be done with a template. */
export function TemplateMenu({ name, onCreatePayment, onChange, onRename, onDelete }: TemplateMenuProps) {
  const { t } = useTranslation('payments-uah');
  const does: Readonly<Record<string, () => void>> = {
    createPayment: onCreatePayment,
    change: onChange,
    rename: onRename,
    delete: onDelete,
  };
  const items = [
    { key: 'createPayment', label: <span data-action="createPayment">{t('templates.createPayment')}</span> },
    { key: 'change', label: <span data-action="change">{t('templates.change')}</span> },
    { key: 'rename', label: <span data-action="rename">{t('templates.rename')}</span> },
    { key: 'delete', danger: true, label: <span data-action="delete">{t('catalogues.delete')}</span> },
  ];
  return (
    <RowMenu label={t('templates.rowActions', { name })}>
      {(close) => <RowMenuItems items={items} onChoose={(key) => does[key]?.()} onClose={close} />}
    </RowMenu>
  );
}
