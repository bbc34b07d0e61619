import { DocumentType, readPageAddress } from '@ncb/shared-kernel/domain/vocabulary';
import {
  loadCode,
  findFailed,
  useAddressedObjects,
  useBeneficiaries,
  useCode,
  useContracts,
  useCurrentAccounts,
  type useAnswer,
} from '@ncb/shared-kernel/queries';
import { useShell } from '@ncb/shared-kernel/remote-contract';
import { useBeneficiaryCode } from '../../features/payment';
import { buildNewSource, type FormContext, type PaymentSource } from './payment-source';

interface PaymentSourceAnswer {
  readonly source: PaymentSource | null;
  readonly context: FormContext;
  readonly failed: ReturnType<typeof useAnswer> | null;
}

const loadAddressedCode = () => loadCode(() => import('./build-addressed-source'));
const loadChosenCode = () => import('./build-chosen-source');

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
  const { contracts: chosen = [], beneficiary } = readPageAddress('miPmtCurNew', navigation.parameters);
  const isChosen = !addressed.isAddressed && (chosen.length > 0 || beneficiary !== undefined);
  const chosenCode = useCode('miPmtCurNew/chosen', loadChosenCode, isChosen);
  const beneficiaryCode = useBeneficiaryCode();
  const queries = [
    ...[accounts, contracts, beneficiaries, ...addressed.queries],
    ...(isChosen ? [chosenCode] : []),
    // A form that opens with a beneficiary shows his country at once.
    ...(isChosen || addressed.isAddressed ? [beneficiaryCode] : []),
  ];
  const context: FormContext = {
    session,
    parameters: navigation.parameters,
    accounts: accounts.data?.accounts ?? [],
    contracts: contracts.data?.contracts ?? [],
  };
  const source = () => {
    if (addressed.code && addressed.isAddressed) {
      return addressed.code.buildAddressedSource(context, addressed.answers);
    }
    return isChosen && chosenCode.data
      ? chosenCode.data.buildChosenSource(context, beneficiaries.data?.rows ?? [])
      : buildNewSource(context);
  };
  return {
    context,
    failed: findFailed(queries),
    source: queries.every(({ data }) => data !== undefined) ? source() : null,
  };
}
