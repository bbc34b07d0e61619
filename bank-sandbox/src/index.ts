import { createBank } from './create-bank';
import type { BankConfig } from './config';
import { startMaintenance } from './db';
import { startHousekeeping } from './engine';
import { routeByHost } from './server/route-by-host';
import { listen } from './server/listen';

export { readConfig, type BankConfig } from './config';
export { DirectoryInUse } from './db';
export { PortTaken } from './server/listen';

export interface RunningBank {
  readonly addresses: {
    readonly app: string;
    readonly sign: string;
    /** Console's address; null in production. */
    readonly console: string | null;
  };
  stop(): Promise<void>;
}

/**
 * @throws PortTaken if another process listens on one of the ports
 * @throws DirectoryInUse if another process works in the data folder
 */
export async function startBank(config: BankConfig): Promise<RunningBank> {
  const bank = await createBank(config);
  const { services, app, widget, engine, onFailure } = bank;
  try {
    const listening = await listen(config, routeByHost(config, app, widget));
    const stopMaintenance = startMaintenance(services.db, onFailure);
    const stopHousekeeping = startHousekeeping(services.db, () => services.clock.now(), onFailure);
    engine.start();
    services.chainWatch.start();
    const { appOrigin, signOrigin, mode } = config;
    return {
      addresses: {
        app: `${appOrigin}/ncb/`,
        sign: `${signOrigin}/`,
        console: mode === 'production' ? null : `${appOrigin}/sandbox`,
      },
      async stop() {
        services.faults.release();
        await listening.stop();
        stopMaintenance();
        stopHousekeeping();
        await bank.close();
      },
    };
  } catch (error) {
    await bank.close();
    throw error;
  }
}
