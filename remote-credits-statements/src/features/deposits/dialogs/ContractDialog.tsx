import { getClientForm, getDeposit, listAccounts } from '@ncb/shared-kernel/api/contract';
import { PrintDialog, type PrintJob } from '@ncb/shared-kernel/blocks/printing';
import { toDotted } from '@ncb/shared-kernel/domain/dates';
import { buildDepositContractSections, type PrintoutSection } from '@ncb/shared-kernel/domain/papers';
import { useShell } from '@ncb/shared-kernel/remote-contract';
import type { DepositDialogProps } from '../use-deposit-dialogs';
import { useTexts } from '../../../texts';

export function ContractDialog({ deposit: { id, number, start }, onClose }: DepositDialogProps) {
  const { api, session } = useShell();
  const { t } = useTexts();
  const job: PrintJob<readonly PrintoutSection[]> = {
    title: t('deposits.contract.title', { number }),
    fileName: `${t('deposits.contract.fileName')}-${number.replace(/[^\p{L}\p{N}-]/gu, '_')}`,
    hasLanguages: false,
    async collect(signal) {
      const found = await api.call(getDeposit, { id }, { signal });
      if (!found.ok) return found;
      const form = await api.call(getClientForm, {}, { signal });
      if (!form.ok) return form;
      const own = await api.call(listAccounts, {}, { signal });
      if (!own.ok) return own;
      const { deposit, operations } = found.value;
      const ibanOf = (accountId: string | null) =>
        own.value.accounts.find((account) => account.id === accountId)?.iban ?? '';
      const parties = {
        companyName: form.value.fullName || form.value.shortName,
        companyCode: form.value.code,
        bankName: session.bankName,
        interestIban: ibanOf(deposit.interestAccountId),
        returnIban: ibanOf(deposit.returnAccountId),
      };
      return { ok: true, value: buildDepositContractSections(deposit, operations, parties) };
    },
    print(printing, sections, options, onProgress) {
      const form = { title: `Договір банківського вкладу № ${number} від ${toDotted(start)}`, sections, signed: null };
      return printing.documents([{ kind: 'form', form }], options, onProgress);
    },
  };
  return <PrintDialog job={job} onClose={onClose} />;
}
