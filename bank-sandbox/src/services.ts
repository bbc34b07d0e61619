import type { Passwords } from './areas/identity/passwords';
import type { ChainWatch } from './audit';
import type { Clock } from './clock';
import type { BankConfig } from './config';
import type { Database } from './db';
import type { InstantNetwork } from './areas/instant/instant-network';
import type { Faults } from './faults';
import type { SignatureRules } from './signatures';

/** Everything that differs between a test and a demonstration. */
export interface Services {
  readonly config: BankConfig;
  readonly db: Database;
  readonly clock: Clock;
  readonly pepper: Buffer;
  readonly passwords: Passwords;
  readonly faults: Faults;
  readonly instantNetwork: InstantNetwork;
  /** Asks the network about a payment without an answer; the engine books what it says. */
  readonly enquireTransfer: (documentId: number, now: Date) => Promise<void>;
  readonly signatures: SignatureRules;
  readonly chainWatch: ChainWatch;
}
