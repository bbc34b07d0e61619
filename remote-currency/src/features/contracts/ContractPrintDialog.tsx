import { listContractOperations, listContractPapers, type Contract } from '@ncb/shared-kernel/api/contract';
import { PrintDialog, type PrintJob } from '@ncb/shared-kernel/blocks/printing';
import { buildContractSections, type PrintoutSection } from '@ncb/shared-kernel/domain/papers';
import { useShell } from '@ncb/shared-kernel/remote-contract';
import { getCountryName } from '@ncb/shared-kernel/ui';
import { useTexts } from '../../texts';

interface ContractPrintDialogProps {
  contract: Contract;
  onClose: () => void;
}

/** Dialog that prints a contract with its current operations; printouts are in Ukrainian. */
export function ContractPrintDialog({ contract, onClose }: ContractPrintDialogProps) {
  const { api } = useShell();
  const { t } = useTexts();
  const { id, number } = contract;
  const job: PrintJob<readonly PrintoutSection[]> = {
    title: t('card.name', { number }),
    fileName: `${t('card.fileName')}-${number.replace(/[^\p{L}\p{N}-]/gu, '_')}`,
    hasLanguages: false,
    async collect(signal) {
      const operations = await api.call(listContractOperations, { contractId: id }, { signal });
      if (!operations.ok) return operations;
      const papers = await api.call(listContractPapers, { contractId: id }, { signal });
      if (!papers.ok) return papers;
      const details = { operations: operations.value.operations, papers: papers.value.papers };
      return {
        ok: true,
        value: buildContractSections(contract, details, (code) => code && getCountryName(code, 'ua')),
      };
    },
    print(printing, sections, options, onProgress) {
      const form = { title: `Картка контракту № ${number}`, sections, signed: null };
      return printing.documents([{ kind: 'form', form }], options, onProgress);
    },
  };
  return <PrintDialog job={job} onClose={onClose} />;
}
