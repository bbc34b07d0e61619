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
import { BENEFICIARIES, beneficiariesOfCompany } from './beneficiaries';
import { changeIn } from './change-rows';
import { codesOfList, payrollTypes } from './code-lists';
import { CORRESPONDENTS, correspondentsOfCompany } from './correspondents';
import { addCorrespondents } from './import-correspondents';
import { insertInto } from './insert-row';
import { CATALOGUE_FILE_BYTES_MAX } from './limits';
import { PURPOSES, purposesOfCompany } from './purposes';

export const CATALOGUE_ROUTES: readonly Route[] = [
  forUser(listDomain, codesOfList),
  forUser(listPayrollTypes, payrollTypes),
  forCompany(listCorrespondents, correspondentsOfCompany),
  forCompany(insertCorrespondent, insertInto(CORRESPONDENTS)),
  forCompany(changeCorrespondents, changeIn(CORRESPONDENTS)),
  forCompany(importCorrespondents, addCorrespondents, { bodyLimit: CATALOGUE_FILE_BYTES_MAX }),
  forCompany(listPurposes, purposesOfCompany),
  forCompany(insertPurpose, insertInto(PURPOSES)),
  forCompany(changePurposes, changeIn(PURPOSES)),
  forCompany(listBeneficiaries, beneficiariesOfCompany),
  forCompany(insertBeneficiary, insertInto(BENEFICIARIES)),
  forCompany(changeBeneficiaries, changeIn(BENEFICIARIES)),
];
