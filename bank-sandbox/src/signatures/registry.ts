/** Where a certificate stands. Only an active one signs. Source: design/signing, "The bank verifies" */
export type CertificateStatus = 'requested' | 'issued' | 'active' | 'blocked' | 'revoked' | 'expired';

/** What verification asks of a certificate in the bank's registry; a caller's record may hold more. */
export interface RegisteredCertificate {
  readonly ownerId: number;
  readonly status: CertificateStatus;
  readonly der: Uint8Array;
}

/** Looks a certificate up by the SHA-256 of its DER, lower-case hexadecimal. */
export type CertificateLookup<C extends RegisteredCertificate> = (fingerprint: string) => Promise<C | null>;
