import { openContainer } from './containers/open-container';
import { extractCertificates } from './containers/find-signing-pair';
import { createDstuSigner, createDstuKey, readDstuCertificate, readDstuSignature } from './dstu';
import { KUPYNA_256 } from './dstu/hashes';
import { issueRevocationList } from './dstu/issue-dstu-certificate';
import { readPrivateKeys } from './dstu/keys';
import { readDstuMessage } from './dstu/read-message';
import { readRevocationList } from './dstu/read-revocation-list';
import { toPem } from './encoding/pem';
import { readPackageFile } from './testing/read-package-file';
import { createDstuAuthority } from './testing/create-dstu-authority';
import { jksFile, kalynaFile, pbes2File, pfxFile, zs2File } from './testing/write-containers';
import { FUZZ_CASES, createMutants } from './testing/create-mutants';
import { readUapkiFile } from './testing/read-uapki-file';

const NOW = new Date('2026-07-01T09:30:00Z');
const PASSWORD = 'key-2026';
const KEY = readPackageFile('PRIV1.cer');
/** A safe holds certificates unencrypted; the beginning of one is enough and faster. */
const CERTIFICATE = readPackageFile('SELF_SIGNED1.cer').slice(0, 64);
const SLOWEST_MS = 5000;
/** Time limit of all files, about twelve seconds on an idle core. */
const ALL_MS = 300_000;
const text = (content: string) => new TextEncoder().encode(content);

async function measureSlowest(files: readonly Uint8Array[], count: number, work: (broken: Uint8Array) => unknown) {
  let most = 0;
  for (const broken of createMutants(files, count)) {
    const started = performance.now();
    await work(broken);
    most = Math.max(most, performance.now() - started);
  }
  return most;
}

it(
  `of ${FUZZ_CASES / 2} broken containers none hangs or crashes`,
  async () => {
    const once = { iterations: 1 };
    const containers = [
      pbes2File(KEY, PASSWORD, once),
      text(toPem('ENCRYPTED PRIVATE KEY', pbes2File(KEY, PASSWORD, once))),
      kalynaFile(KEY, PASSWORD, 1),
      pfxFile([KEY], [CERTIFICATE], PASSWORD, 1),
      zs2File([KEY], [CERTIFICATE], PASSWORD, 1),
      jksFile(KEY, [CERTIFICATE], PASSWORD, [CERTIFICATE]),
    ];
    const answers = new Set<string>();
    const most = await measureSlowest(containers, FUZZ_CASES / 2, async (broken) => {
      const opening = await openContainer(broken, PASSWORD);
      answers.add(opening.ok ? 'opened' : opening.reason);
    });
    expect(most).toBeLessThan(SLOWEST_MS);
    const expected = ['brokenFile', 'notAKeyFile', 'opened', 'unsupportedContainer', 'wrongPassword'];
    expect([...answers].sort()).toEqual(expected);
  },
  ALL_MS,
);

it(
  `of ${FUZZ_CASES / 2} broken messages, certificates, lists and keys none hangs or crashes`,
  async () => {
    const authority = createDstuAuthority(NOW, 'Centre', undefined, KUPYNA_256);
    const key = createDstuKey();
    const certificate = authority.issue({ subject: { commonName: 'Тарас', taxNumber: '0148102804' }, subjectKey: key });
    const list = issueRevocationList(authority, [Uint8Array.of(0x51)], { from: NOW, until: NOW });
    const ours = createDstuSigner(key, certificate).signNow(text('{"amount":"1.00"}'), NOW);
    const readers: readonly (readonly [files: readonly Uint8Array[], read: (broken: Uint8Array) => unknown])[] = [
      [[ours], readDstuSignature],
      [[readPackageFile('message.p7'), readUapkiFile('kupyna.p7')], readDstuMessage],
      [[certificate, readPackageFile('SFS_1.cer')], readDstuCertificate],
      [[readPackageFile('SELF_SIGNED1.cer')], extractCertificates],
      [[list], readRevocationList],
      [[KEY, readPackageFile('KeyE54B.cer')], keysOrRefusal],
    ];
    for (const [files, read] of readers)
      expect(await measureSlowest(files, FUZZ_CASES / 2 / readers.length, read)).toBeLessThan(SLOWEST_MS);
  },
  ALL_MS,
);

function keysOrRefusal(broken: Uint8Array): unknown {
  try {
    return readPrivateKeys(broken);
  } catch (error) {
    if (error instanceof Error) return null;
    throw error;
  }
}
