import { createSigner, ECDSA_SHA256, fromPem, generateKey, toPem } from '@ncb/shared-kernel/signature';

/**
 * A new key with its certificate request, as the key step of a form makes it.
 * @param taxCode of whom the request names; nobody's without it
 */
export async function newKey(taxCode?: string) {
  const { privateKey, request } = await generateKey({
    commonName: 'Новенко Нова Вигадівна',
    ...(taxCode !== undefined && { serialNumber: taxCode }),
  });
  return {
    csr: toPem('CERTIFICATE REQUEST', request),
    /** A plain signature over a text, base64. */
    async sign(text: string): Promise<string> {
      const bytes = await crypto.subtle.sign(ECDSA_SHA256, privateKey, new TextEncoder().encode(text));
      return Buffer.from(bytes).toString('base64');
    },
    /** A signature container over the DER of the key's own certificate, base64. */
    async signCertificate(pem: string, at: Date): Promise<string> {
      const der = fromPem('CERTIFICATE', pem);
      if (!der) throw new Error('no certificate');
      const signer = await createSigner(privateKey, der);
      return Buffer.from(await signer.sign(der, at)).toString('base64');
    },
  };
}

export type TestKey = Awaited<ReturnType<typeof newKey>>;
