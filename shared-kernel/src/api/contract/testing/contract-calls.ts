import type { ContractPartner } from '../../../domain/rules';
import { ContractKind, ContractPaper, DocumentType, GoodsGroup, STORED_STATUSES } from '../../../domain/vocabulary';
import type { RequestOf } from '../call';
import {
  addContractPaper,
  dropContract,
  dropContractPaper,
  getContractPaper,
  listContractOperations,
  listContractPapers,
  listContracts,
  saveContract,
  type Contract,
  type ContractOperation,
  type ContractPaperRow,
  type ContractToSave,
} from '../contracts';
import { banks } from './currency-calls';
import {
  anyDate,
  anyId,
  anyMoney,
  anyOf,
  anyText,
  anyTypedDate,
  anyWhole,
  listOf,
  nullable,
  nothing,
  recordOf,
} from './generators';
import { roundTrip } from './round-trip';

const partner = recordOf<ContractPartner>({
  name: anyText,
  address: anyText,
  code: anyText,
  account: anyText,
  country: anyText,
});

const contracts = recordOf<Contract>({
  id: anyId,
  bankId: anyText,
  number: anyText,
  startDate: anyDate,
  endDate: nullable(anyDate),
  amount: anyMoney,
  rest: anyMoney,
  paid: anyMoney,
  onWay: anyMoney,
  followed: anyWhole,
  settleBy: nullable(anyDate),
  settleOpen: anyMoney,
  currencyCode: anyId,
  currencyLetters: anyText,
  beneficiary: anyText,
  beneficiaryCountry: anyText,
  kind: anyOf(Object.values(ContractKind)),
  goodsGroup: anyOf(Object.values(GoodsGroup)),
  userAmount: nullable(anyMoney),
  partner,
  partnerBank: banks,
  intermediaryBank: banks,
});

const toSave = recordOf<ContractToSave>({
  id: nullable(anyId),
  number: anyText,
  startDate: anyTypedDate,
  endDate: anyTypedDate,
  amount: anyText,
  currencyCode: anyId,
  beneficiary: anyText,
  beneficiaryCountry: anyText,
  kind: anyOf(Object.values(ContractKind)),
  goodsGroup: anyOf(Object.values(GoodsGroup)),
  partner,
  partnerBank: banks,
  intermediaryBank: banks,
});

const paper = {
  contractId: anyId,
  kind: anyOf(Object.values(ContractPaper)),
  number: anyText,
  date: nullable(anyDate),
  amount: nullable(anyMoney),
  fileName: anyText,
};

const operation = recordOf<ContractOperation>({
  id: anyId,
  type: anyOf(Object.values(DocumentType)),
  number: anyText,
  day: anyDate,
  status: anyOf(STORED_STATUSES),
  amount: nullable(anyMoney),
  settleBy: nullable(anyDate),
  open: nullable(anyMoney),
  settledKind: nullable(anyOf(Object.values(ContractPaper))),
  settledNumber: anyText,
  settledDate: nullable(anyDate),
});

const ofId = recordOf({ id: anyId });

export const CONTRACT_CALLS = [
  roundTrip(
    listContracts,
    recordOf<RequestOf<typeof listContracts>>({ currencyCode: nullable(anyId), documentId: nullable(anyId) }),
    recordOf({ contracts: listOf(contracts) }),
  ),
  roundTrip(saveContract, recordOf({ contract: toSave }), ofId),
  roundTrip(dropContract, ofId, nothing),
  roundTrip(
    listContractPapers,
    recordOf({ contractId: anyId }),
    recordOf({ papers: listOf(recordOf<ContractPaperRow>({ ...paper, id: anyId, size: anyWhole })) }),
  ),
  roundTrip(
    listContractOperations,
    recordOf({ contractId: anyId }),
    recordOf({ settlementDays: anyWhole, operations: listOf(operation) }),
  ),
  roundTrip(addContractPaper, recordOf({ ...paper, content: anyText }), ofId),
  roundTrip(getContractPaper, ofId, recordOf({ fileName: anyText, content: anyText })),
  roundTrip(dropContractPaper, ofId, nothing),
];
