import { openContainer } from '../../../src/signature/containers/open-container';
import { createDstuSigner } from '../../../src/signature/dstu/create-dstu-signer';
import { checkDstuMessage } from '../../../src/signature/dstu/check-dstu-message';
import { createDstuKeyCache } from '../../../src/signature/dstu/find-dstu-key';
import type { Bytes } from '../../../src/signature/encoding/bytes';
import { readPackageFile } from '../../../src/signature/testing/read-package-file';
import { iitFile, zs2File } from '../../../src/signature/testing/write-containers';
import type { Bench } from '../measure';
import { reportBenches } from '../report-benches';

/** A fifth of the limit (500 documents in 20 s) is measured, as the time is proportional. */
const COUNT = 100;
const LIMIT_MS = 4000;
const OPEN_LIMIT_MS = 2000;
const ROUNDS = 10_000;
const PASSWORD = 'Ключ-2026';

const key = readPackageFile('PRIV1.cer');
const certificate = readPackageFile('SELF_SIGNED1.cer');
const documents = Array.from({ length: COUNT }, (_, number) =>
  new TextEncoder().encode(JSON.stringify({ number, amount: '12345.67', purpose: 'Оплата за товар '.repeat(20) })),
);

function sign(): readonly Bytes[] {
  const signer = createDstuSigner(key, certificate);
  const signedAt = new Date();
  return documents.map((document) => signer.signNow(document, signedAt));
}

/** `npm run bench -- signatures`: DSTU 4145 keys as the workers of widget and bank use them. */
await reportBenches([
  { name: `${COUNT} documents signed by DSTU 4145`, limitMs: LIMIT_MS, prepare: () => sign },
  {
    name: `${COUNT} signatures of DSTU 4145 verified`,
    limitMs: LIMIT_MS,
    prepare() {
      const signatures = sign();
      return () => {
        const keyOf = createDstuKeyCache();
        const isRight = signatures.every((one, index) => checkDstuMessage(one, documents[index] ?? one, keyOf).ok);
        if (!isRight) throw new Error('a signature of ours is refused');
      };
    },
  },
  createOpeningBench('a Key-6.dat opened', () => iitFile(key, PASSWORD)),
  createOpeningBench('a newer .zs2 opened, two derivations', () => zs2File([key], [certificate], PASSWORD, ROUNDS)),
]);

function createOpeningBench(name: string, write: () => Uint8Array): Bench {
  return {
    name,
    limitMs: OPEN_LIMIT_MS,
    prepare() {
      const file = write();
      return async () => {
        if (!(await openContainer(file, PASSWORD)).ok) throw new Error('a file of ours does not open');
      };
    },
  };
}
