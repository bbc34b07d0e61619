import { listBeneficiaries } from '../api/contract';
import { useSteadyShell } from '@ncb/shared-kernel/remote-contract';
import { CATALOGUE_STALE_MS, catalogueKeys } from './keys';
import { useAnswer } from './use-answer';

/** Separate from other catalogues, so that a hryvnia form does not load their codec. */
export function useBeneficiaries() {
  const { api, session } = useSteadyShell();
  return useAnswer(
    catalogueKeys.rows(session.companyRef, 'beneficiaries'),
    (signal) => api.call(listBeneficiaries, { catalogue: 'ncb_beneficiary_c' }, { signal }),
    { staleTime: CATALOGUE_STALE_MS },
  );
}
