import { useMemo } from 'react';
import { useSteadyShell } from '@ncb/shared-kernel/remote-contract';
import type { Acting } from './possible-actions';

/** The user before the documents of his company. */
export function useActing(): Acting {
  const { user, signScheme: scheme } = useSteadyShell().session;
  const { signatureRight: right, rightsValid, payrollAccess } = user;
  // The same as long as the rights are: what is possible with thousands of documents is found out once.
  return useMemo(
    () => ({ signer: { right, rightsValid }, scheme, payrollAccess }),
    [right, rightsValid, scheme, payrollAccess],
  );
}
