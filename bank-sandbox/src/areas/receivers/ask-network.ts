import type { ReceiverNameCheck } from '@ncb/shared-kernel/api/contract';
import { getIbanBankCode } from '@ncb/shared-kernel/domain/identifiers';
import { toTypedCode, type AccountOwner, type TypedCode } from '@ncb/shared-kernel/domain/receiver-name';
import { setTimeout as wait } from 'node:timers/promises';
import type { Faults } from '../../faults';
import { SEED } from '../../seed';
import { buildIban } from '../banks/build-iban';
import { compareName, notChecked, type NameRequest } from './name-request';

/** Path by which the operator switches faults of the network: `fault 500 /network/receiver_names`. */
const FAULTS_PATH = '/ncb/api/network/receiver_names';
/** Longer than any limit of a caller. */
const NEVER_MS = 600_000;

/** Simulated banks that take part, with the time of their answer; all other banks take no part. */
const ANSWER_MS: Readonly<Record<string, number>> = {
  305299: 60,
  322001: 100,
  334851: 150,
  300465: 1200,
  // Silent.
  300528: NEVER_MS,
};
/** Takes part and answers with an error. */
const FAULTY_BANK = '300614';
/** Account that its bank has closed. */
const CLOSED_ACCOUNT = buildIban('305299', '26009999000404');

/** Owners of accounts in simulated banks: those of the catalogue and the employees that the sandbox begins with. */
const OWNERS: ReadonlyMap<string, AccountOwner> = new Map([
  ...SEED.correspondents.map(({ IBAN, NAME, CODE, HAS_CODE }) =>
    toEntry(IBAN, NAME, toTypedCode(CODE, HAS_CODE === 1)),
  ),
  ...SEED.employees.map(({ emp_acn: account, tin, lastname, firstname, middlename }) =>
    toEntry(account, `${lastname} ${firstname} ${middlename}`, toTypedCode(tin, true)),
  ),
]);

function toEntry(account: string, name: string, code: TypedCode | null): [string, AccountOwner] {
  return [account, { names: [name], codes: code ? [code] : [] }];
}

/**
 * Asks the receiver's bank through the simulated network. Accounts that the simulation does not know are of banks that take
 * no part.
 * @throws if the bank answers with an error, or on abort
 */
export async function askNetwork(
  faults: Faults,
  request: NameRequest,
  signal: AbortSignal,
): Promise<ReceiverNameCheck> {
  const bank = getIbanBankCode(request.account);
  const switches = await faults.get(FAULTS_PATH);
  const isSilent = switches.some(({ kind }) => kind === 'timeout');
  const latencies = switches.map(({ delayMs }) => delayMs);
  await wait(Math.max(ANSWER_MS[bank] ?? 0, isSilent ? NEVER_MS : 0, ...latencies), undefined, { signal });
  const isBroken = switches.some(({ kind }) => kind !== 'timeout' && kind !== 'latency');
  if (isBroken || bank === FAULTY_BANK) throw new Error('the bank of the receiver answers with an error');
  if (request.account === CLOSED_ACCOUNT) return compareName(request, null);
  const owner = OWNERS.get(request.account);
  return owner && bank in ANSWER_MS ? compareName(request, owner) : notChecked('noPart');
}
