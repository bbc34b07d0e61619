import { ContentInfo, DigestAlgorithmIdentifiers, id_signedData } from '@peculiar/asn1-cms';
import { AlgorithmIdentifier } from '@peculiar/asn1-x509';
import { generateKey } from '../key-file/generate-key';
import { concatBytes, sha256 } from '../encoding/bytes';
import { encodeElement, encodeDer, Tag } from '../encoding/der';
import { toPem } from '../encoding/pem';
import { readCertificate } from '../read-certificate';
import { runOpenssl, createOpensslAuthority } from '../testing';
import { readSignature, type SignatureFlaw } from './read-signature';
import { createSigner } from './create-signer';
import { readSignedData } from './signed-data';
import { createSignatureTemplate } from './create-signature-template';

const DOCUMENT = new TextEncoder().encode('{"amount":"1.00"}');

const authority = createOpensslAuthority();
let ours: Uint8Array;
let files: Record<string, string | Uint8Array>;

beforeAll(async () => {
  const [key, other] = await Promise.all([
    generateKey({ commonName: 'Перший' }),
    generateKey({ commonName: 'Другий' }),
  ]);
  const pem = async (privateKey: CryptoKey) =>
    toPem('PRIVATE KEY', new Uint8Array(await crypto.subtle.exportKey('pkcs8', privateKey)));
  const certificate = authority.issue(key.request);
  ours = await (await createSigner(key.privateKey, certificate)).sign(DOCUMENT, new Date());
  files = {
    'd.bin': DOCUMENT,
    'k.pem': await pem(key.privateKey),
    'c.pem': toPem('CERTIFICATE', certificate),
    'k2.pem': await pem(other.privateKey),
    'c2.pem': toPem('CERTIFICATE', authority.issue(other.request)),
  };
});

function madeByOpenssl(...more: readonly string[]): Uint8Array {
  const sign = ['cms', '-sign', '-binary', '-in', 'd.bin', '-outform', 'DER', '-nosmimecap'];
  const run = runOpenssl([...sign, '-signer', 'c.pem', '-inkey', 'k.pem', ...more], files);
  if (!run.ok) throw new Error(run.complaint);
  return run.output;
}

function flawOf(der: Uint8Array): SignatureFlaw | null {
  const reading = readSignature(der);
  return reading.ok ? null : reading.flaw;
}

describe('readSignature', () => {
  it('takes our own container', () => {
    expect(flawOf(ours)).toBeNull();
  });

  it.each<[string, SignatureFlaw, readonly string[]]>([
    ['a second signer', 'notOneSigner', ['-cades', '-signer', 'c2.pem', '-inkey', 'k2.pem']],
    ['the content attached', 'attached', ['-cades', '-nodetach']],
    ['SHA-512', 'algorithm', ['-cades', '-md', 'sha512']],
    ['SHA-1', 'algorithm', ['-cades', '-md', 'sha1']],
    ['no signed attributes', 'attributes', ['-noattr']],
    ['no signing-certificate attribute', 'attributes', []],
    ['a certificate too many', 'certificates', ['-cades', '-certfile', 'c2.pem']],
    ['no certificate', 'notSignedData', ['-cades', '-nocerts']],
    ['a signer named by a key identifier', 'notOneSigner', ['-cades', '-keyid']],
    ['another content type', 'attached', ['-cades', '-econtent_type', '1.2.840.113549.1.9.16.1.4']],
  ])('refuses a container with %s: %s', (_, flaw, more) => {
    expect(flawOf(madeByOpenssl(...more))).toBe(flaw);
  });

  it('refuses a container of DSTU 4145 with GOST 34.311, as the IIT widget makes them: we cannot verify it', () => {
    const [dstu4145, gost34311] = ['1.2.804.2.1.1.1.1.3.1.1', '1.2.804.2.1.1.1.1.2.1'];
    const signedData = readSignedData(ours);
    const [signer] = signedData?.signerInfos ?? [];
    if (!signedData || !signer) throw new Error('not our container');
    signer.signatureAlgorithm = new AlgorithmIdentifier({ algorithm: dstu4145 });
    signer.digestAlgorithm = new AlgorithmIdentifier({ algorithm: gost34311 });
    signedData.digestAlgorithms = new DigestAlgorithmIdentifiers([signer.digestAlgorithm]);
    const content = encodeDer(signedData).buffer;
    expect(flawOf(encodeDer(new ContentInfo({ contentType: id_signedData, content })))).toBe('algorithm');
  });

  it.each([
    ['a byte after the end', () => concatBytes(ours, Uint8Array.of(0))],
    ['a length in more bytes than needed', () => concatBytes(Uint8Array.of(0x30, 0x83, 0x00), ours.subarray(2))],
    ['an indefinite length', () => concatBytes(Uint8Array.of(0x30, 0x80), ours.subarray(4), Uint8Array.of(0, 0))],
  ])('refuses the same container with %s, which BER allows', (_, reencoded) => {
    expect(flawOf(reencoded())).toBe('notCanonical');
  });

  it('refuses signed attributes in another order, even if they are signed in that order', () => {
    const reading = readSignature(ours);
    if (!reading.ok) throw new Error(reading.flaw);
    const { signedAttributes, value } = reading.parts;
    const template = createSignatureTemplate(reading.parts);
    const body = signedAttributes.subarray(3);
    const first = 2 + (body[1] ?? 0);
    const second = first + 2 + (body[first + 1] ?? 0);
    const swapped = [body.subarray(first, second), body.subarray(0, first), body.subarray(second)];
    expect(flawOf(template.container(signedAttributes, value))).toBeNull();
    expect(flawOf(template.container(encodeElement(Tag.set, ...swapped), value))).toBe('notCanonical');
  });

  it('takes a container whose parts contradict each other: proving them is for the bank', async () => {
    const reading = readSignature(ours);
    const facts = reading.ok && readCertificate(reading.parts.certificate);
    if (!facts) throw new Error('no certificate');
    const { der: certificate, issuerAndSerial } = facts;
    const template = createSignatureTemplate({ certificate, issuerAndSerial, certificateHash: new Uint8Array(32) });
    const attributes = template.attributes(await sha256(DOCUMENT), new Date());
    expect(flawOf(template.container(attributes, new Uint8Array(64).fill(1)))).toBeNull();
  });

  it.each([
    ['nothing', ''],
    ['text', '74657874'],
    ['an empty sequence', '3000'],
    ['nested lengths that promise more than there is', '30803080308030803080'],
  ])('refuses %s', (_, hex) => {
    expect(flawOf(Uint8Array.from(Buffer.from(hex, 'hex')))).toBe('notSignedData');
  });
});
