import { RowMenu, RowMenuItems } from '@ncb/shared-kernel/ui';
import { useTexts } from '../../texts';

interface CatalogueMenuProps {
  title: string;
  canBePaid: boolean;
  onPay: () => void;
  onEdit: () => void;
  onDelete: () => void;
}

export function CatalogueMenu({ title, canBePaid, onPay, onEdit, onDelete }: CatalogueMenuProps) {
  const { t, common } = useTexts();
  const handlers: Readonly<Record<string, () => void>> = { pay: onPay, edit: onEdit, delete: onDelete };
  const items = [
    { key: 'pay', disabled: !canBePaid, label: <span data-action="pay">{t('catalogues.pay')}</span> },
    { key: 'edit', label: <span data-action="edit">{t('catalogues.edit')}</span> },
    { key: 'delete', danger: true, label: <span data-action="delete">{common('common.delete')}</span> },
  ];
  return (
    <RowMenu label={t('catalogues.rowActions', { title })}>
      {(close) => <RowMenuItems items={items} onChoose={(key) => handlers[key]?.()} onClose={close} />}
    </RowMenu>
  );
}
