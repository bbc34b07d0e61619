import type { DocumentRef } from '../../api/contract';
import { useShell } from '@ncb/shared-kernel/remote-contract';
import { useDocumentsRefresh } from '../../queries';
import type { SigningEnd } from './sign-and-send';
import { useTexts } from './texts';

/** Returns `signAndSend` with the services of the page; its code loads when it is called. */
export function useSignAndSend(): (document: DocumentRef) => Promise<SigningEnd> {
  const services = { ...useShell(), ...useTexts(), refresh: useDocumentsRefresh() };
  return async (document) => (await import('./sign-and-send')).signAndSend(document, services);
}
