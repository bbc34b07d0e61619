import type { Contract } from '@ncb/shared-kernel/api/contract';
import { normaliseAccount } from '@ncb/shared-kernel/domain/identifiers';
import type { ContractDraft } from '@ncb/shared-kernel/domain/rules';
import { tidyLine } from '@ncb/shared-kernel/domain/text';
import { readBankValues, toBankValues, type BankValues } from '@ncb/shared-kernel/blocks/foreign-bank';

/** Prefixes of wire fields. */
export const CONTRACT_BANKS = ['ptr_bank_', 'int_bank_'] as const;
type ContractBank = (typeof CONTRACT_BANKS)[number];

/** Named like their problems. */
const CONTRACT_TEXTS = [
  'contract_num',
  'start_date',
  'end_date',
  'amount',
  'cur_ref',
  'partner',
  'partner_addr',
  'partner_code',
  'partner_acn',
  'partner_cntry',
  'beneficiary',
  'ben_country',
] as const;
export type ContractText = (typeof CONTRACT_TEXTS)[number];

export type ContractValues = Readonly<Record<ContractText, string>> & BankValues<ContractBank>;

/** Builds form values, empty for a new contract. */
export function toContractValues(contract: Contract | null): ContractValues {
  const { partner } = contract ?? {};
  return {
    contract_num: contract?.number ?? '',
    start_date: contract?.startDate ?? '',
    end_date: contract?.endDate ?? '',
    amount: contract?.amount ?? '',
    cur_ref: contract?.currencyCode ?? '',
    partner: partner?.name ?? '',
    partner_addr: partner?.address ?? '',
    partner_code: partner?.code ?? '',
    partner_acn: partner?.account ?? '',
    partner_cntry: partner?.country ?? '',
    beneficiary: contract?.beneficiary ?? '',
    ben_country: contract?.beneficiaryCountry ?? '',
    ...toBankValues(contract?.partnerBank, 'ptr_bank_'),
    ...toBankValues(contract?.intermediaryBank, 'int_bank_'),
  };
}

export function toContractDraft(values: ContractValues): ContractDraft {
  const line = (name: ContractText) => tidyLine(values[name]);
  return {
    number: line('contract_num'),
    startDate: line('start_date'),
    endDate: line('end_date'),
    amount: line('amount'),
    currencyCode: values.cur_ref,
    partner: {
      name: line('partner'),
      address: line('partner_addr'),
      code: line('partner_code'),
      account: normaliseAccount(values.partner_acn),
      country: values.partner_cntry,
    },
    partnerBank: readBankValues(values, 'ptr_bank_'),
    intermediaryBank: readBankValues(values, 'int_bank_'),
    beneficiary: line('beneficiary'),
    beneficiaryCountry: values.ben_country,
  };
}
