import {
  changeBeneficiaries,
  changeCorrespondents,
  changePurposes,
  importCorrespondents,
  insertBeneficiary,
  insertCorrespondent,
  insertPurpose,
  listBeneficiaries,
  listCorrespondents,
  listDomain,
  listPayrollTypes,
  listPurposes,
} from '@ncb/shared-kernel/api/contract';
import { forCompany, forUser, type Route } from '../../route';
import { BENEFICIARIES, findBeneficiaries } from './beneficiaries';
import { changeCatalogueRows } from './change-catalogue-rows';
import { changeCorrespondentRows } from './change-correspondent-rows';
import { findCodes, findPayrollTypes } from './code-lists';
import { CORRESPONDENTS, findCorrespondents } from './correspondents';
import { addCorrespondents } from './add-correspondents';
import { insertCatalogueRow } from './insert-catalogue-row';
import { CATALOGUE_FILE_BYTES_MAX } from './limits';
import { PURPOSES, findPurposes } from './purposes';

export const CATALOGUE_ROUTES: readonly Route[] = [
  forUser(listDomain, findCodes),
  forUser(listPayrollTypes, findPayrollTypes),
  forCompany(listCorrespondents, findCorrespondents),
  forCompany(insertCorrespondent, insertCatalogueRow(CORRESPONDENTS)),
  forCompany(changeCorrespondents, changeCorrespondentRows),
  forCompany(importCorrespondents, addCorrespondents, { bodyLimit: CATALOGUE_FILE_BYTES_MAX }),
  forCompany(listPurposes, findPurposes),
  forCompany(insertPurpose, insertCatalogueRow(PURPOSES)),
  forCompany(changePurposes, changeCatalogueRows(PURPOSES)),
  forCompany(listBeneficiaries, findBeneficiaries),
  forCompany(insertBeneficiary, insertCatalogueRow(BENEFICIARIES)),
  forCompany(changeBeneficiaries, changeCatalogueRows(BENEFICIARIES)),
];
