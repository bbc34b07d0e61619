import { PrinterOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import { useState } from 'react';
import type { Contract } from '@ncb/shared-kernel/api/contract';
import { onDemand } from '@ncb/shared-kernel/blocks/on-demand';
import { CONTRACT_PAGES, useContractPages } from './use-contract-pages';
import { useTexts } from '../../texts';

/** Lazy dialog: few contracts are printed. */
const ContractPrintDialog = onDemand(
  'contracts/print',
  async () => (await import('./ContractPrintDialog')).ContractPrintDialog,
);

interface ContractFootProps {
  contract: Contract;
  onEdit: (contract: Contract) => void;
}

export function ContractFoot({ contract, onEdit }: ContractFootProps) {
  const { t, common } = useTexts();
  const pages = useContractPages();
  const [isPrinting, setPrinting] = useState(false);
  return (
    <>
      {CONTRACT_PAGES.map((page) => (
        <Button
          key={page}
          disabled={!pages.isServed(page)}
          title={pages.isServed(page) ? undefined : t('actions.notServed')}
          onClick={() => pages.goOn(page, [contract])}
          data-action={page}
        >
          {t(`actions.${page}`)}
        </Button>
      ))}
      <Button onClick={() => onEdit(contract)} data-action="edit">
        {t('actions.edit')}
      </Button>
      <Button icon={<PrinterOutlined />} onClick={() => setPrinting(true)} data-action="print">
        {common('common.print')}
      </Button>
      {isPrinting && <ContractPrintDialog contract={contract} onClose={() => setPrinting(false)} />}
    </>
  );
}
