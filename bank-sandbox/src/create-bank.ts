import type { FastifyInstance } from 'fastify';
import type { DestinationStream, Logger } from 'pino';
import { createSimulatedNetwork } from './areas/instant/create-simulated-network';
import { createPasswords, type PasswordCost } from './areas/identity/passwords';
import { createChainWatch } from './audit';
import { DSTU_THREAD_FILE } from './package-files';
import { systemClock, type Clock } from './clock';
import type { BankConfig } from './config';
import { openDatabase, openSecondPool, watchSlowQueries, type DatabasePlace, type QueryWatch } from './db';
import { createEngine, enquireTransfer, type Engine } from './engine';
import { createFaults } from './faults';
import { generateAccounts, generateDocuments } from './generator';
import { confirmPepper } from './confirm-pepper';
import { readPepper } from './secrets';
import { createPasswordSeal, fillDatabase, type SealKey } from './seed';
import { buildAppServer, buildWidgetServer } from './server/build-app-server';
import { createLog, describeError } from './server/create-log';
import type { Services } from './services';
import { startTracing } from './tracing';
import { createInlineChecker, createThreadedChecker, openDstuAuthority, readTrustFiles } from './signatures';

interface BankParts {
  readonly clock?: Clock;
  readonly database?: DatabasePlace;
  readonly logTo?: DestinationStream;
  readonly seal?: SealKey;
  readonly passwordCost?: PasswordCost;
  readonly inThread?: boolean;
}

/** Bank that neither listens nor runs by itself. */
export interface Bank {
  readonly services: Services;
  readonly log: Logger;
  readonly app: FastifyInstance;
  readonly widget: FastifyInstance;
  readonly engine: Engine;
  readonly onFailure: (error: unknown) => void;
  close(): Promise<void>;
}

export async function createBank(config: BankConfig, parts: BankParts = {}): Promise<Bank> {
  const log = createLog(config.logLevel, parts.logTo);
  const onFailure = (error: unknown, documentId: number | null = null) =>
    log.error({ ...describeError(error), documentId }, 'background failure');
  const pepper = await readPepper(config);
  const clock = parts.clock ?? systemClock;
  const place = parts.database ?? toDatabasePlace(config);
  const watchSlow = watchSlowQueries(config.slowQueryMs, (query) => log.warn(query, 'slow query'));
  const tracing = await startTracing(config, log);
  const watch: QueryWatch = tracing
    ? (statement, run) => tracing.watch(statement, () => watchSlow(statement, run))
    : watchSlow;
  const db = await openDatabase(place, onFailure, watch);
  // Otherwise the engine would wait behind every call of a burst: 200 payments sent at once delayed it by two seconds.
  const engineDb = openSecondPool(place, onFailure, watch) ?? db;
  try {
    const passwords = createPasswords(pepper, parts.passwordCost);
    await confirmPepper(db, passwords, pepper);
    const trust = await readTrustFiles(config, await listOwnAuthorities(config, clock.now()));
    const dstu = parts.inThread ? createInlineChecker(trust) : createThreadedChecker(DSTU_THREAD_FILE, trust);
    const signatures = { algorithms: config.signatureAlgorithms, dstu };
    // Users' enquiries must not wait for, or delay, the engine's few connections.
    const forUsers = { db, instantNetwork: createSimulatedNetwork(db) };
    const services: Services = {
      config,
      db,
      clock,
      pepper,
      passwords,
      faults: createFaults(db),
      instantNetwork: createSimulatedNetwork(engineDb),
      enquireTransfer: (documentId, at) => enquireTransfer(forUsers, documentId, at),
      signatures,
      chainWatch: createChainWatch({ db, clock, config, log, onFailure }),
    };
    const seal = parts.seal ?? createPasswordSeal(config.keyFileIterations);
    const steps = await fillDatabase({ config, db, passwords, seal, now: clock.now() });
    if (steps.length > 0) log.info({ steps }, 'database filled');
    if (steps.length > 0 && db.engine === 'pglite' && !parts.database) await db.run('VACUUM (ANALYZE)');
    if (config.documents > 0) await generateDocuments(db, config.documents, clock.now());
    if (config.accounts > 0) await generateAccounts(db, config.accounts, clock.now());
    const app = await buildAppServer(
      services,
      log,
      { calls: db, ...(engineDb !== db && { engine: engineDb }) },
      tracing,
    );
    const widget = await buildWidgetServer(services, log);
    const engine = createEngine({ ...services, db: engineDb }, onFailure);
    return {
      services,
      log,
      app,
      widget,
      engine,
      onFailure,
      async close() {
        await app.close();
        await widget.close();
        await engine.stop();
        await services.chainWatch.stop();
        await dstu.close();
        if (engineDb !== db) await engineDb.close();
        await db.close();
        await tracing?.stop();
      },
    };
  } catch (error) {
    if (engineDb !== db) await engineDb.close();
    await db.close();
    throw error;
  }
}

/** Lists our authorities; in production only configured files are trusted. */
async function listOwnAuthorities({ mode, dataDir }: BankConfig, now: Date): Promise<readonly Uint8Array[]> {
  return mode === 'production' ? [] : [(await openDstuAuthority(dataDir, now)).certificate];
}

function toDatabasePlace({ databaseUrl, dataDir, appOrigin }: BankConfig): DatabasePlace {
  if (databaseUrl !== null) return { kind: 'server', url: databaseUrl };
  return { kind: 'folder', dataDir, address: appOrigin };
}
