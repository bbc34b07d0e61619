import type { Contract } from '@ncb/shared-kernel/api/contract';
import { normaliseAccount } from '@ncb/shared-kernel/domain/identifiers';
import { hasGoods, type ContractDraft } from '@ncb/shared-kernel/domain/rules';
import { tidyLine } from '@ncb/shared-kernel/domain/text';
import { ContractKind, GoodsGroup } from '@ncb/shared-kernel/domain/vocabulary';
import { readBankValues, toBankValues, type BankValues } from '@ncb/shared-kernel/blocks/foreign-bank';

type ContractBank = 'partnerBank.' | 'intermediaryBank.';

/** Named like their problems. */
const CONTRACT_TEXTS = [
  'number',
  'startDate',
  'endDate',
  'amount',
  'currencyCode',
  'partner.name',
  'partner.address',
  'partner.code',
  'partner.account',
  'partner.country',
  'beneficiary',
  'beneficiaryCountry',
] as const;
export type ContractText = (typeof CONTRACT_TEXTS)[number];

export type ContractValues = Readonly<Record<ContractText, string>> & {
  readonly kind: ContractKind;
  readonly goodsGroup: GoodsGroup;
} & BankValues<ContractBank>;

/** Builds form values, empty for a new contract. */
export function toContractValues(contract: Contract | null): ContractValues {
  const { partner } = contract ?? {};
  return {
    kind: contract?.kind ?? ContractKind.import,
    number: contract?.number ?? '',
    startDate: contract?.startDate ?? '',
    endDate: contract?.endDate ?? '',
    amount: contract?.amount ?? '',
    currencyCode: contract?.currencyCode ?? '',
    'partner.name': partner?.name ?? '',
    'partner.address': partner?.address ?? '',
    'partner.code': partner?.code ?? '',
    'partner.account': partner?.account ?? '',
    'partner.country': partner?.country ?? '',
    beneficiary: contract?.beneficiary ?? '',
    beneficiaryCountry: contract?.beneficiaryCountry ?? '',
    goodsGroup: contract?.goodsGroup ?? GoodsGroup.other,
    ...toBankValues(contract?.partnerBank, 'partnerBank.'),
    ...toBankValues(contract?.intermediaryBank, 'intermediaryBank.'),
  };
}

export function toContractDraft(values: ContractValues): ContractDraft {
  const line = (name: ContractText) => tidyLine(values[name]);
  return {
    kind: values.kind,
    number: line('number'),
    startDate: line('startDate'),
    endDate: line('endDate'),
    amount: line('amount'),
    currencyCode: values.currencyCode,
    partner: {
      name: line('partner.name'),
      address: line('partner.address'),
      code: line('partner.code'),
      account: normaliseAccount(values['partner.account']),
      country: values['partner.country'],
    },
    partnerBank: readBankValues(values, 'partnerBank.'),
    intermediaryBank: readBankValues(values, 'intermediaryBank.'),
    beneficiary: line('beneficiary'),
    beneficiaryCountry: values.beneficiaryCountry,
    goodsGroup: hasGoods(values.kind) ? values.goodsGroup : GoodsGroup.other,
  };
}
