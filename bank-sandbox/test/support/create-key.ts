import { createSigner, ECDSA_SHA256, decodePem, generateKey, toPem } from '@ncb/shared-kernel/signature';

/** @param taxCode owner named by the request; default: none */
export async function createKey(taxCode?: string) {
  const { privateKey, request } = await generateKey({
    commonName: 'Новенко Нова Вигадівна',
    ...(taxCode !== undefined && { serialNumber: taxCode }),
  });
  return {
    csr: toPem('CERTIFICATE REQUEST', request),
    async sign(text: string): Promise<string> {
      const bytes = await crypto.subtle.sign(ECDSA_SHA256, privateKey, new TextEncoder().encode(text));
      return Buffer.from(bytes).toString('base64');
    },
    /** Signs the DER of the key's own certificate, base64. */
    async signCertificate(pem: string, at: Date): Promise<string> {
      const der = decodePem('CERTIFICATE', pem);
      if (!der) throw new Error('no certificate');
      const signer = await createSigner(privateKey, der);
      return Buffer.from(await signer.sign(der, at)).toString('base64');
    },
  };
}

export type TestKey = Awaited<ReturnType<typeof createKey>>;
