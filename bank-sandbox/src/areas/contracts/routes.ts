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
import { removeContract } from './remove-contract';
import { findContracts } from './find-contracts';
import { findContractOperations } from './find-contract-operations';
import { readPaperFile, findContractPapers, removePaper } from './contract-papers';
import { storeContract } from './store-contract';

/** Size of 5 MB in base64 inside a form. */
const PAPER_LIMIT = 8 * 1024 * 1024;

export const CONTRACT_ROUTES: readonly Route[] = [
  forCompany(listContracts, findContracts),
  forCompany(saveContract, storeContract),
  forCompany(dropContract, removeContract),
  forCompany(listContractOperations, findContractOperations),
  forCompany(listContractPapers, findContractPapers),
  forCompany(addContractPaper, addPaper, { bodyLimit: PAPER_LIMIT }),
  forCompany(getContractPaper, readPaperFile),
  forCompany(dropContractPaper, removePaper),
];
