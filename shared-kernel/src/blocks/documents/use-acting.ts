import { useShell } from '@ncb/shared-kernel/remote-contract';
import type { Acting } from './possible-actions';

/** The user before the documents of his company. */
export function useActing(): Acting {
  const { user, signScheme: scheme } = useShell().session;
  const { signatureRight: right, rightsValid, payrollAccess } = user;
  return { signer: { right, rightsValid }, scheme, payrollAccess };
}
