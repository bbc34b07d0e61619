/** Status of a certificate; only an active one signs. */
export type CertificateStatus = 'requested' | 'issued' | 'active' | 'blocked' | 'revoked' | 'expired';

/** Records may hold more. */
export interface RegisteredCertificate {
  readonly ownerId: number;
  readonly status: CertificateStatus;
  readonly der: Uint8Array;
}

/** Finds a certificate by the SHA-256 of its DER, lower-case hexadecimal. */
export type CertificateLookup<C extends RegisteredCertificate> = (fingerprint: string) => Promise<C | null>;
