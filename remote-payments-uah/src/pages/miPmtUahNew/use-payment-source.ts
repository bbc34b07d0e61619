import type { Account, Payment } from '@ncb/shared-kernel/api/contract';
import { canPayHryvniaFrom } from '@ncb/shared-kernel/domain/rules';
import {
  loadCode,
  notCome,
  useAddressedObjects,
  useCorrespondents,
  useCurrentAccounts,
  usePurposes,
  type AddressedAnswers,
  type useAnswer,
} from '@ncb/shared-kernel/queries';
import { useShell } from '@ncb/shared-kernel/remote-contract';
import type { AddressedObject } from './addressed-source';
import { newSource, type PaymentSource } from './payment-source';

export interface SourceAsked {
  readonly source: PaymentSource | null;
  readonly accounts: readonly Account[];
  readonly failed: ReturnType<typeof useAnswer> | null;
}

const addressedCode = () => loadCode(() => import('./addressed-source'));

/** Loads the objects named in the address. */
export function usePaymentSource(): SourceAsked {
  const { session, api, navigation } = useShell();
  const { correspondent = '', purpose = '' } = navigation.parameters;
  const accounts = useCurrentAccounts();
  const correspondents = useCorrespondents();
  const purposes = usePurposes(purpose !== '');
  const { code, answers, asked } = useAddressedObjects(
    'miPmtUahNew/addressed',
    addressedCode,
    ({ getPayment }, id, signal) => api.call(getPayment, { id }, { signal }),
  );

  const all = [accounts, ...(correspondent ? [correspondents] : []), ...(purpose ? [purposes] : []), ...asked];
  const usable = accounts.data?.accounts.filter(canPayHryvniaFrom) ?? [];
  const context = { session, parameters: navigation.parameters, accounts: usable };
  const catalogues = { correspondents: correspondents.data?.rows ?? [], purposes: purposes.data?.rows ?? [] };
  const addressed = addressedObject(answers);
  const source = () => (code && addressed ? code.addressedSource(context, addressed) : newSource(context, catalogues));
  return {
    accounts: usable,
    failed: notCome(all),
    source: all.every(({ data }) => data !== undefined) ? source() : null,
  };
}

function addressedObject(answers: AddressedAnswers<Payment>): AddressedObject | null {
  const { payment, template, request, linked, deals } = answers;
  if (payment) return { payment };
  if (template) return { template };
  if (request && linked) return { request, linked };
  return deals ? { deals } : null;
}
