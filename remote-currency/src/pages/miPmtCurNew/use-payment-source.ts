import { DocumentType } from '@ncb/shared-kernel/domain/vocabulary';
import {
  loadCode,
  notCome,
  useAddressedObjects,
  useBeneficiaries,
  useContracts,
  useCurrentAccounts,
  type useAnswer,
} from '@ncb/shared-kernel/queries';
import { useShell } from '@ncb/shared-kernel/remote-contract';
import { newSource, type FormContext, type PaymentSource } from './payment-source';

export interface SourceAsked {
  readonly source: PaymentSource | null;
  readonly context: FormContext;
  readonly failed: ReturnType<typeof useAnswer> | null;
}

const addressedCode = () => loadCode(() => import('./addressed-source'));

/** Loads the objects named in the address and those of every form. */
export function usePaymentSource(): SourceAsked {
  const { session, api, navigation } = useShell();
  const accounts = useCurrentAccounts();
  const contracts = useContracts();
  const beneficiaries = useBeneficiaries();
  const addressed = useAddressedObjects('miPmtCurNew/addressed', addressedCode, ({ getCurrencyPayment }, id, signal) =>
    api.call(getCurrencyPayment, { type: DocumentType.currencyPayment, id }, { signal }),
  );
  const asked = [accounts, contracts, beneficiaries, ...addressed.asked];
  const context: FormContext = {
    session,
    parameters: navigation.parameters,
    accounts: accounts.data?.accounts ?? [],
    contracts: contracts.data?.contracts ?? [],
  };
  const source = () =>
    addressed.code && addressed.isAddressed
      ? addressed.code.addressedSource(context, addressed.answers)
      : newSource(context, beneficiaries.data?.rows ?? []);
  return {
    context,
    failed: notCome(asked),
    source: asked.every(({ data }) => data !== undefined) ? source() : null,
  };
}
