import type { Contract } from '@ncb/shared-kernel/api/contract';
import type { BeneficiaryRow } from '@ncb/shared-kernel/domain/rules';
import { loadCode, useCode } from '@ncb/shared-kernel/queries';
import { useShell } from '@ncb/shared-kernel/remote-contract';
import type { CheckedForm } from '@ncb/shared-kernel/ui';
import { useTexts } from '../../texts';
import type { PaymentValues } from './payment-values';

const load = () => import('./beneficiary-code');

/** Loads the countries and the rules that split an address: a form without a beneficiary is shown before them. */
export function useBeneficiaryCode() {
  return useCode('currency/beneficiary', load, true);
}

/**
 * Returns a function that fills in the second step from a row of the catalogue or a contract; false if it did not, where
 * a failed download is shown.
 */
export function useFillBeneficiary(
  checked: Pick<CheckedForm<PaymentValues>, 'fill'>,
): (source: BeneficiaryRow | Contract, mayFill?: () => boolean) => Promise<boolean> {
  const { notify } = useShell();
  const { common } = useTexts();
  const { data } = useBeneficiaryCode();
  return async (source, mayFill = () => true) => {
    try {
      // Without a wait once loaded: the fields fill in the same frame as the choice.
      const { getContractBeneficiary, toBeneficiaryStepValues } = data ?? (await loadCode(load));
      // The user may have typed while it loaded.
      if (!mayFill()) return false;
      checked.fill(toBeneficiaryStepValues('partner' in source ? getContractBeneficiary(source) : source));
      return true;
    } catch {
      notify('error', common('common.loadFailed'));
      return false;
    }
  };
}
