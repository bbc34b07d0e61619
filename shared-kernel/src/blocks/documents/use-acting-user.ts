import { useMemo } from 'react';
import { useSteadyShell } from '@ncb/shared-kernel/remote-contract';
import type { Acting } from './get-possible-actions';

/** Returns the user's rights that decide on document actions. */
export function useActingUser(): Acting {
  const { user, signScheme: scheme } = useSteadyShell().session;
  const { userId, signatureRight: right, rightsValid, payrollAccess } = user;
  // Stable while the rights are: verdicts on thousands of documents are computed once.
  return useMemo(
    () => ({ userId, signer: { right, rightsValid }, scheme, payrollAccess }),
    [userId, right, rightsValid, scheme, payrollAccess],
  );
}
