import type { Account, Payment } from '@ncb/shared-kernel/api/contract';
import { canPayHryvniaFrom } from '@ncb/shared-kernel/domain/rules';
import {
  loadCode,
  findFailed,
  useAddressedObjects,
  useCorrespondents,
  useCurrentAccounts,
  usePurposes,
  type AddressedAnswers,
  type useAnswer,
} from '@ncb/shared-kernel/queries';
import { useShell } from '@ncb/shared-kernel/remote-contract';
import type { AddressedObject } from './build-addressed-source';
import { buildNewSource, type PaymentSource } from './payment-source';

interface PaymentSourceAnswer {
  readonly source: PaymentSource | null;
  readonly accounts: readonly Account[];
  readonly failed: ReturnType<typeof useAnswer> | null;
}

const loadAddressedCode = () => loadCode(() => import('./build-addressed-source'));

/** Loads the objects named in the address. */
export function usePaymentSource(): PaymentSourceAnswer {
  const { session, api, navigation } = useShell();
  const { correspondent = '', purpose = '' } = navigation.parameters;
  const accounts = useCurrentAccounts();
  const correspondents = useCorrespondents();
  const purposes = usePurposes(purpose !== '');
  const { code, answers, queries } = useAddressedObjects(
    'miPmtUahNew/addressed',
    loadAddressedCode,
    ({ getPayment }, id, signal) => api.call(getPayment, { id }, { signal }),
  );

  const all = [accounts, ...(correspondent ? [correspondents] : []), ...(purpose ? [purposes] : []), ...queries];
  const usable = accounts.data?.accounts.filter(canPayHryvniaFrom) ?? [];
  const context = { session, parameters: navigation.parameters, accounts: usable };
  const catalogues = { correspondents: correspondents.data?.rows ?? [], purposes: purposes.data?.rows ?? [] };
  const addressed = findAddressedObject(answers);
  const source = () =>
    code && addressed ? code.buildAddressedSource(context, addressed) : buildNewSource(context, catalogues);
  return {
    accounts: usable,
    failed: findFailed(all),
    source: all.every(({ data }) => data !== undefined) ? source() : null,
  };
}

function findAddressedObject(answers: AddressedAnswers<Payment>): AddressedObject | null {
  const { payment, template, request, linked, deals } = answers;
  if (payment) return { payment };
  if (template) return { template };
  if (request && linked) return { request, linked };
  return deals ? { deals } : null;
}
