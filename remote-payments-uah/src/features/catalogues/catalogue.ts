import type { ApiClient, Outcome } from '@ncb/shared-kernel/api/client';
import {
  changeBeneficiaries,
  changeCorrespondents,
  changePurposes,
  insertBeneficiary,
  insertCorrespondent,
  insertPurpose,
  type CatalogueBeneficiary,
  type CataloguePurpose,
  type Correspondent,
} from '@ncb/shared-kernel/api/contract';
import type { CatalogueName } from '@ncb/shared-kernel/domain/vocabulary';

export type NewRow<Row> = Omit<Row, 'id'>;

/** Calls that change a catalogue, and the field for problems of a whole row. */
export interface Catalogue<Row extends { readonly id: string }> {
  readonly name: CatalogueName;
  readonly mainField: string;
  /** An existing row is answered with its id. */
  insert(api: ApiClient, row: NewRow<Row>): Promise<Outcome<{ readonly id: string }>>;
  update(api: ApiClient, row: Row): Promise<Outcome<object>>;
  drop(api: ApiClient, ids: readonly string[]): Promise<Outcome<object>>;
}

export const CORRESPONDENTS: Catalogue<Correspondent> = {
  name: 'correspondents',
  mainField: 'iban',
  insert: (api, row) => api.call(insertCorrespondent, { catalogue: 'ncb_correspondents_c', row }),
  update: (api, row) => api.call(changeCorrespondents, { catalogue: 'ncb_correspondents_c', change: toUpdate(row) }),
  drop: (api, ids) => api.call(changeCorrespondents, { catalogue: 'ncb_correspondents_c', change: toDeletion(ids) }),
};

export const BENEFICIARIES: Catalogue<CatalogueBeneficiary> = {
  name: 'beneficiaries',
  mainField: 'beneficiary.account',
  insert: (api, row) => api.call(insertBeneficiary, { catalogue: 'ncb_beneficiary_c', row }),
  update: (api, row) => api.call(changeBeneficiaries, { catalogue: 'ncb_beneficiary_c', change: toUpdate(row) }),
  drop: (api, ids) => api.call(changeBeneficiaries, { catalogue: 'ncb_beneficiary_c', change: toDeletion(ids) }),
};

export const PURPOSES: Catalogue<CataloguePurpose> = {
  name: 'purposes',
  mainField: 'text',
  insert: (api, row) => api.call(insertPurpose, { catalogue: 'ncb_ppurps_c', row }),
  update: (api, row) => api.call(changePurposes, { catalogue: 'ncb_ppurps_c', change: toUpdate(row) }),
  drop: (api, ids) => api.call(changePurposes, { catalogue: 'ncb_ppurps_c', change: toDeletion(ids) }),
};

function toUpdate<Row>(row: Row) {
  return { operation: 'update' as const, row, ids: [] };
}

function toDeletion(ids: readonly string[]) {
  return { operation: 'delete' as const, row: null, ids };
}
