import {
  cancelCertificateRequest,
  changeCertificateStatus,
  getPersonInfo,
  listCertificateRequests,
  listCertificates,
  renewCertificate,
  requestCertificate,
  uploadCertificate,
} from '@ncb/shared-kernel/api/contract';
import type { Outcome } from '@ncb/shared-kernel/api/client';
import { CertificateStatus, DECLARATION } from '@ncb/shared-kernel/domain/vocabulary';
import { useAnswer } from '@ncb/shared-kernel/queries';
import { useShell, type ProvenKeyRequest } from '@ncb/shared-kernel/remote-contract';
import { canAddKey } from './get-next-key-action';
import { buildKeyRows, type KeyRow } from './build-key-rows';

export function useKeys() {
  const { api, session, keys } = useShell();
  const { companyRef, user, bankDay } = session;
  const key = (part: string) => ['keys', companyRef, part];
  const certificates = useAnswer(key('certificates'), (signal) => api.call(listCertificates, {}, { signal }));
  // The bank refuses the requests to a user who may not have a key: that refusal would replace the whole list.
  const canRequestKeys = canAddKey(user);
  const loadRequests = (signal: AbortSignal) => api.call(listCertificateRequests, {}, { signal });
  const requests = useAnswer(key('requests'), loadRequests, { enabled: canRequestKeys });
  const pendingRequests = canRequestKeys ? requests.data?.requests : [];
  const own = {
    userId: user.userId,
    name: [user.lastName, user.firstName, user.middleName].filter(Boolean).join(' '),
    position: user.position,
  };
  const rows =
    certificates.data && pendingRequests
      ? buildKeyRows(certificates.data.certificates, pendingRequests, own, bankDay)
      : null;
  const refresh = () => Promise.all([certificates.refetch(), canRequestKeys && requests.refetch()]);

  return {
    rows,
    failed: [certificates, requests].find(({ isError }) => isError) ?? null,
    isFetching: certificates.isFetching || requests.isFetching,
    asOf: certificates.dataUpdatedAt,
    refresh,
    /** Creates a key in the signature widget with the owner's data from the bank; null if the user cancelled. */
    async create(): Promise<Outcome<ProvenKeyRequest | null>> {
      const outcome = await api.call(getPersonInfo, { userId: user.userId });
      if (!outcome.ok) return outcome;
      const { shortName = '' } = session.companies.find(({ ref }) => ref === companyRef) ?? {};
      const owner = {
        commonName: own.name,
        organization: shortName,
        title: user.position,
        serialNumber: outcome.value.person.code,
      };
      return { ok: true, value: await keys.create(owner, JSON.stringify({ v: 'ncb-new-key/1', user: user.userId })) };
    },
    renew: (keyRequest: ProvenKeyRequest, idempotencyKey: string) =>
      api.call(renewCertificate, { request: keyRequest.request }, { idempotencyKey }),
    declarationOf: ({ declarationId }: { readonly declarationId: string }) =>
      ({ id: declarationId, type: DECLARATION }) as const,
    cancel: ({ id }: KeyRow) => api.call(cancelCertificateRequest, { id }),
    send: (keyRequest: ProvenKeyRequest, idempotencyKey: string) =>
      api.call(requestCertificate, { request: keyRequest.request }, { idempotencyKey }),
    /** Resolves with null if the user cancelled. */
    async upload({ certificate }: KeyRow) {
      const signature = certificate && (await keys.accept(toDerBase64(certificate)));
      return signature && certificate ? api.call(uploadCertificate, { signature, certificate }) : null;
    },
    /** Resolves with null if the user cancelled. */
    async register() {
      const proven = await keys.register();
      return proven && api.call(uploadCertificate, proven);
    },
    changeStatus: ({ id, ownerRef }: KeyRow, status: 'active' | 'blocked') =>
      api.call(changeCertificateStatus, { serial: id, ownerRef: ownerRef ?? '', status: CertificateStatus[status] }),
  };
}

function toDerBase64(pem: string): string {
  return pem.replaceAll(/-----[A-Z ]+-----|\s/g, '');
}
