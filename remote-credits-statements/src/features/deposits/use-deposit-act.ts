import type { Call } from '@ncb/shared-kernel/api/contract';
import { useShell } from '@ncb/shared-kernel/remote-contract';
import { useSaveOnce, type SaveOnce } from '@ncb/shared-kernel/ui';
import { useRefreshDeals } from './use-refresh-deals';

interface DepositActOptions<Values, Request> {
  call: Call<Request, unknown>;
  toRequest: (values: Values) => Request;
  field: string;
  successText: string;
  onClose: () => void;
}

/** Runs an action on a deposit once, shows a notice and refreshes everything it changes. */
export function useDepositAct<Values, Request>(options: DepositActOptions<Values, Request>): SaveOnce<Values> {
  const { call, toRequest, field, successText, onClose } = options;
  const { notify } = useShell();
  const refresh = useRefreshDeals();
  return useSaveOnce<Values, Request, unknown>({
    call,
    toRequest,
    numberField: field,
    async onSaved() {
      notify('success', successText);
      await refresh();
      onClose();
    },
  });
}
