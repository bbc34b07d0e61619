import { AsnProp, AsnPropTypes, OctetString } from '@peculiar/asn1-schema';
import { AlgorithmIdentifier } from '@peculiar/asn1-x509';

export const PBES2 = '1.2.840.113549.1.5.13';
export const PBKDF2 = '1.2.840.113549.1.5.12';

/** PBKDF2 parameters (RFC 8018, A.2). The salt's other variant, an algorithm, does not occur in practice. */
export class Pbkdf2Parameters {
  salt = new OctetString();
  iterationCount = 0;
  keyLength?: number;
  /** HMAC with SHA-1 if absent. */
  prf?: AlgorithmIdentifier;
}
AsnProp({ type: OctetString })(Pbkdf2Parameters.prototype, 'salt');
AsnProp({ type: AsnPropTypes.Integer })(Pbkdf2Parameters.prototype, 'iterationCount');
AsnProp({ type: AsnPropTypes.Integer, optional: true })(Pbkdf2Parameters.prototype, 'keyLength');
AsnProp({ type: AlgorithmIdentifier, optional: true })(Pbkdf2Parameters.prototype, 'prf');

/** PBES2 parameters. Source: RFC 8018, A.4 */
export class Pbes2Parameters {
  keyDerivationFunc = new AlgorithmIdentifier();
  encryptionScheme = new AlgorithmIdentifier();
}
AsnProp({ type: AlgorithmIdentifier })(Pbes2Parameters.prototype, 'keyDerivationFunc');
AsnProp({ type: AlgorithmIdentifier })(Pbes2Parameters.prototype, 'encryptionScheme');
