import { RowMenu, RowMenuItems } from '@ncb/shared-kernel/ui';
import { useTexts } from '../../texts';

export interface CatalogueMenuProps {
  /** What the row is called. */
  title: string;
  /** The form that takes the row is there. */
  canBePaid: boolean;
  onPay: () => void;
  onEdit: () => void;
  onDelete: () => void;
}

/** What can be done with a row of a catalogue. */
export function CatalogueMenu({ title, canBePaid, onPay, onEdit, onDelete }: CatalogueMenuProps) {
  const { t, common } = useTexts();
  const does: Readonly<Record<string, () => void>> = { pay: onPay, edit: onEdit, delete: onDelete };
  const items = [
    { key: 'pay', disabled: !canBePaid, label: <span data-action="pay">{t('catalogues.pay')}</span> },
    { key: 'edit', label: <span data-action="edit">{t('catalogues.edit')}</span> },
    { key: 'delete', danger: true, label: <span data-action="delete">{common('common.delete')}</span> },
  ];
  return (
    <RowMenu label={t('catalogues.rowActions', { title })}>
      {(close) => <RowMenuItems items={items} onChoose={(key) => does[key]?.()} onClose={close} />}
    </RowMenu>
  );
}
