import { setTimeout as pause } from 'node:timers/promises';
import { savePayment, signDocuments, listAccounts, uploadCertificate } from '@ncb/shared-kernel/api/contract';
import { createDstuSigner, createDstuKey, type DstuSigner } from '@ncb/shared-kernel/signature/dstu';
import { toBase64, toPem } from '@ncb/shared-kernel/signature';
import { HAND_IN_PORTION } from '@ncb/shared-kernel/domain/vocabulary';
import { freshDirectory } from '../test/support/get-cached-folder';
import { PAYMENT, Person, toRefs, findSeedUser } from '../test/support/person';
import { findFreePorts, startBankProcess, getToday, UNLIMITED, type BankProcess } from '../test/support/bank-process';
import { openDstuAuthority } from '../src/signatures';
import { createMaximumFigure, getPercentile, withoutLimit, type Figure } from './figure';
import { keepAlive } from './keep-alive';
import { measureOnServer } from './measure-on-server';
import type { ServerDatabase } from './server-database';

const DOCUMENTS = 500;
const LIMIT_S = 20;
const OTHERS_LIMIT_MS = 200;
const PAUSE_MS = 20;
const DAY_MS = 86_400_000;

/** `npm run bench -- signatures-bank`: 500 documents signed by DSTU 4145, while another session reads accounts. */
async function run(database: ServerDatabase): Promise<readonly Figure[]> {
  const options = {
    ports: await findFreePorts(),
    dataDir: freshDirectory(),
    databaseUrl: database.url,
    env: UNLIMITED,
  };
  const bank = startBankProcess(options);
  await bank.ready;
  try {
    const director = await new Person(bank, 'director1').signIn('1001');
    const others = await watchOthers(bank);
    const signer = await registerKey(bank, director);
    const ids: string[] = [];
    for (let number = 1; number <= DOCUMENTS; number += 1) ids.push(await save(director, String(700_000 + number)));
    const started = performance.now();
    const signatures = await director.signAllWith(signer, ids);
    const signing = performance.now() - started;
    // The bank has closed idle connections meanwhile; this program notices only now.
    await pause(PAUSE_MS);
    const quiet = await others(() => pause(3000));
    const handingIn = await others(async () => {
      for (let at = 0; at < DOCUMENTS; at += HAND_IN_PORTION) {
        const portion = signatures.slice(at, at + HAND_IN_PORTION);
        const documents = toRefs(portion.map(({ id }) => id));
        const { verdicts } = await director.get(signDocuments, { all: false, documents, signatures: portion });
        mustBeDone(verdicts);
      }
    });
    const sending = await others(async () => mustBeDone(await director.send(...ids)));
    return [
      withoutLimit(`${DOCUMENTS} documents read and signed here, on one core`, signing / 1000, 's'),
      withoutLimit('other calls while the bank does nothing else: p99', getPercentile(quiet.times, 0.99), 'ms'),
      createMaximumFigure(`${DOCUMENTS} signatures handed in and verified`, handingIn.took / 1000, LIMIT_S, 's'),
      createMaximumFigure('other calls meanwhile: p99', getPercentile(handingIn.times, 0.99), OTHERS_LIMIT_MS, 'ms'),
      createMaximumFigure(`${DOCUMENTS} documents sent`, sending.took / 1000, LIMIT_S, 's'),
      createMaximumFigure('other calls meanwhile: p99', getPercentile(sending.times, 0.99), OTHERS_LIMIT_MS, 'ms'),
    ];
  } finally {
    await bank.stop();
  }
}

async function registerKey(bank: BankProcess, person: Person): Promise<DstuSigner> {
  const now = bank.now();
  const authority = await openDstuAuthority(bank.dataDir, now);
  const key = createDstuKey();
  const subject = { commonName: 'Вигаданець Тарас', taxNumber: findSeedUser(person.login).code };
  const validity = { validFrom: new Date(now.getTime() - DAY_MS), validTo: new Date(now.getTime() + 300 * DAY_MS) };
  const certificate = authority.issue(subject, key, validity);
  const signer = createDstuSigner(key, certificate);
  const proof = toBase64(signer.signNow(certificate, now));
  await person.get(uploadCertificate, { certificate: toPem('CERTIFICATE', certificate), signature: proof });
  return signer;
}

async function save(person: Person, number: string): Promise<string> {
  const payment = { ...PAYMENT, number, documentDate: getToday(), amount: '1.00' };
  return (await person.get(savePayment, { type: 1, payment })).id;
}

async function watchOthers(bank: BankProcess) {
  const person = await new Person(bank, 'director1').signIn('1001');
  const ask = keepAlive(bank, person, 1);
  return async (work: () => Promise<unknown>) => {
    const times: number[] = [];
    const watch = { isOver: false };
    const watching = (async () => {
      while (!watch.isOver) {
        const started = performance.now();
        const { status } = await ask(listAccounts, {});
        if (status !== 200) throw new Error(`accounts: ${status}`);
        times.push(performance.now() - started);
        await pause(PAUSE_MS);
      }
    })();
    const started = performance.now();
    await work();
    const took = performance.now() - started;
    watch.isOver = true;
    await watching;
    return { took, times };
  };
}

function mustBeDone(verdicts: readonly { readonly id: string; readonly errorCode: string | null }[]): void {
  const refusal = verdicts.find(({ errorCode }) => errorCode !== null);
  if (refusal) throw new Error(`document ${refusal.id}: ${refusal.errorCode}`);
}

await measureOnServer(run);
