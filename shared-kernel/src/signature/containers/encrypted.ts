import { AsnProp, OctetString } from '@peculiar/asn1-schema';
import { AlgorithmIdentifier } from '@peculiar/asn1-x509';

/** PKCS#8 `EncryptedPrivateKeyInfo`, and what IIT's program writes in its form. */
export class Encrypted {
  algorithm = new AlgorithmIdentifier();
  data = new OctetString();
}
AsnProp({ type: AlgorithmIdentifier })(Encrypted.prototype, 'algorithm');
AsnProp({ type: OctetString })(Encrypted.prototype, 'data');
