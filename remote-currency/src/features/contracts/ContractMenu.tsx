import { memo } from 'react';
import type { Contract } from '@ncb/shared-kernel/api/contract';
import { RowMenu, RowMenuItems } from '@ncb/shared-kernel/ui';
import { CONTRACT_PAGES, useContractPages } from './use-contract-pages';
import { useTexts } from '../../texts';

interface ContractMenuProps {
  contract: Contract;
  onEdit: (contract: Contract) => void;
  onDelete: (contract: Contract) => void;
}

export const ContractMenu = memo(function ContractMenu({ contract, onEdit, onDelete }: ContractMenuProps) {
  const { t } = useTexts();
  return (
    <RowMenu label={t('actions.of', { number: contract.number })}>
      {(close) => <OpenMenu contract={contract} onEdit={onEdit} onDelete={onDelete} onClose={close} />}
    </RowMenu>
  );
});

function OpenMenu({ contract, onEdit, onDelete, onClose }: ContractMenuProps & { onClose: () => void }) {
  const { t, common } = useTexts();
  const pages = useContractPages();
  const handlers: Readonly<Record<string, () => void>> = {
    ...Object.fromEntries(CONTRACT_PAGES.map((page) => [page, () => pages.goOn(page, [contract])])),
    edit: () => onEdit(contract),
    delete: () => onDelete(contract),
  };
  const items = [
    ...CONTRACT_PAGES.map((page) => ({
      key: page,
      disabled: !pages.isServed(page),
      label: <span data-action={page}>{t(`actions.${page}`)}</span>,
    })),
    { type: 'divider' as const },
    { key: 'edit', label: <span data-action="edit">{t('actions.edit')}</span> },
    { key: 'delete', danger: true, label: <span data-action="delete">{common('common.delete')}</span> },
  ];
  return <RowMenuItems items={items} onChoose={(key) => handlers[key]?.()} onClose={onClose} />;
}
