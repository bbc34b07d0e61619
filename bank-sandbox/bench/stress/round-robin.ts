import type { BankProcess } from '../../test/support/bank-process';
import { Person } from '../../test/support/person';
import type { Reachable } from '../../test/support/browser';

/** Creates access to a bank's processes in turn, like a proxy. */
export function createRoundRobin(banks: readonly [BankProcess, ...BankProcess[]]): Reachable {
  const [first] = banks;
  let turn = 0;
  return {
    dataDir: first.dataDir,
    now: () => new Date(),
    fetchWith: (jar) => {
      const fetches = banks.map((bank) => bank.fetchWith(jar));
      return (address, init) => {
        turn += 1;
        const fetchFromNext = fetches[turn % fetches.length];
        if (!fetchFromNext) throw new Error('no bank');
        return fetchFromNext(address, init);
      };
    },
  };
}

/** User whose key file is opened once, because opening takes longer than anything measured here. */
export class PersonWithOpenedKey extends Person {
  #key: Promise<CryptoKey> | null = null;

  override privateKey(): Promise<CryptoKey> {
    this.#key ??= super.privateKey();
    return this.#key;
  }
}
