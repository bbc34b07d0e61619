import { RowMenu, RowMenuItems } from '../../ui';
import { useTexts } from './texts';

interface TemplateMenuProps {
  name: string;
  onCreatePayment: () => void;
  onChange: () => void;
  onRename: () => void;
  onDelete: () => void;
}

export function TemplateMenu({ name, onCreatePayment, onChange, onRename, onDelete }: TemplateMenuProps) {
  const { t, common } = useTexts();
  const does: Readonly<Record<string, () => void>> = {
    createPayment: onCreatePayment,
    change: onChange,
    rename: onRename,
    delete: onDelete,
  };
  const items = [
    { key: 'createPayment', label: <span data-action="createPayment">{t('createPayment')}</span> },
    { key: 'change', label: <span data-action="change">{t('change')}</span> },
    { key: 'rename', label: <span data-action="rename">{t('rename')}</span> },
    { key: 'delete', danger: true, label: <span data-action="delete">{common('common.delete')}</span> },
  ];
  return (
    <RowMenu label={t('rowActions', { name })}>
      {(close) => <RowMenuItems items={items} onChoose={(key) => does[key]?.()} onClose={close} />}
    </RowMenu>
  );
}
