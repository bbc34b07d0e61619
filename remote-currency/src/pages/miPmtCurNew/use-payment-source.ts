import { DocumentType } from '@ncb/shared-kernel/domain/vocabulary';
import {
  loadCode,
  findFailed,
  useAddressedObjects,
  useBeneficiaries,
  useContracts,
  useCurrentAccounts,
  type useAnswer,
} from '@ncb/shared-kernel/queries';
import { useShell } from '@ncb/shared-kernel/remote-contract';
import { buildNewSource, type FormContext, type PaymentSource } from './payment-source';

export interface PaymentSourceAnswer {
  readonly source: PaymentSource | null;
  readonly context: FormContext;
  readonly failed: ReturnType<typeof useAnswer> | null;
}

const loadAddressedCode = () => loadCode(() => import('./build-addressed-source'));

/** Loads the objects named in the address and those of every form. */
export function usePaymentSource(): PaymentSourceAnswer {
  const { session, api, navigation } = useShell();
  const accounts = useCurrentAccounts();
  const contracts = useContracts();
  const beneficiaries = useBeneficiaries();
  const addressed = useAddressedObjects(
    'miPmtCurNew/addressed',
    loadAddressedCode,
    ({ getCurrencyPayment }, id, signal) =>
      api.call(getCurrencyPayment, { type: DocumentType.currencyPayment, id }, { signal }),
  );
  const queries = [accounts, contracts, beneficiaries, ...addressed.queries];
  const context: FormContext = {
    session,
    parameters: navigation.parameters,
    accounts: accounts.data?.accounts ?? [],
    contracts: contracts.data?.contracts ?? [],
  };
  const source = () =>
    addressed.code && addressed.isAddressed
      ? addressed.code.buildAddressedSource(context, addressed.answers)
      : buildNewSource(context, beneficiaries.data?.rows ?? []);
  return {
    context,
    failed: findFailed(queries),
    source: queries.every(({ data }) => data !== undefined) ? source() : null,
  };
}
