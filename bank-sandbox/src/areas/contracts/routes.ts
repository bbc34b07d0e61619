import {
  addContractPaper,
  dropContract,
  dropContractPaper,
  getContractPaper,
  listContractOperations,
  listContractPapers,
  listContracts,
  saveContract,
} from '@ncb/shared-kernel/api/contract';
import { forCompany, type Route } from '../../route';
import { addPaper } from './add-paper';
import { removeContract } from './drop-contract';
import { contracts } from './list-contracts';
import { contractOperations } from './list-operations';
import { paperFile, papers, removePaper } from './papers';
import { storeContract } from './save-contract';

/** Size of 5 MB in base64 inside a form. */
const PAPER_LIMIT = 8 * 1024 * 1024;

export const CONTRACT_ROUTES: readonly Route[] = [
  forCompany(listContracts, contracts),
  forCompany(saveContract, storeContract),
  forCompany(dropContract, removeContract),
  forCompany(listContractOperations, contractOperations),
  forCompany(listContractPapers, papers),
  forCompany(addContractPaper, addPaper, { bodyLimit: PAPER_LIMIT }),
  forCompany(getContractPaper, paperFile),
  forCompany(dropContractPaper, removePaper),
];
