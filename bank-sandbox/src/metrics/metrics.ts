import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client';

/** All metrics of this process; not the library's own registry, which tests in one process would share. */
export const registry = new Registry();
const registers = [registry];

/** Requests by call; addresses that no route serves are one call, `unknown`. */
export const requestDuration = new Histogram({
  name: 'http_request_duration_seconds',
  help: 'Time from the headers of a request to the end of its answer',
  labelNames: ['call', 'outcome'] as const,
  buckets: [0.01, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10],
  registers,
});

export const refusals = new Counter({
  name: 'ncb_refusals_total',
  help: 'Calls that the bank refused, by error code',
  labelNames: ['code'] as const,
  registers,
});

export const actions = new Counter({
  name: 'ncb_actions_total',
  help: 'Entries of the audit trail: savePayment, signAll, signFirst, signSecond, send, execute, abort and others',
  labelNames: ['action', 'result'] as const,
  registers,
});

export const printoutChecks = new Counter({
  name: 'ncb_printout_checks_total',
  help: 'Questions of the public page for a printout: confirmed, unknown (also a wrong sum), throttled',
  labelNames: ['result'] as const,
  registers,
});

export const queueLength = new Gauge({
  name: 'ncb_queue_documents',
  help: 'Sent documents that are due and not executed; all processes report the same',
  registers,
});

export const queueAge = new Gauge({
  name: 'ncb_queue_oldest_age_seconds',
  help: 'Time since the oldest of these documents became due',
  registers,
});

export const poolConnections = new Gauge({
  name: 'ncb_database_pool_connections',
  help: 'Connections of a pool: total, idle, and queries waiting for one',
  labelNames: ['pool', 'state'] as const,
  registers,
});

export const remoteLoads = new Gauge({
  name: 'ncb_remote_load_users',
  help: 'Users whose browser reported a load within the last 15 minutes; all processes report the same',
  labelNames: ['remote', 'version', 'outcome'] as const,
  registers,
});

export const policyReports = new Gauge({
  name: 'ncb_policy_reports',
  help: 'Reports of violations of the content security policy, this hour; all processes report the same',
  labelNames: ['directive', 'remote', 'version'] as const,
  registers,
});

export const failedReads = new Counter({
  name: 'ncb_metrics_failed_reads_total',
  help: 'Reads of queue, loads or policy reports that failed or took too long; their metrics are left out',
  labelNames: ['read'] as const,
  registers,
});

export const auditBroken = new Gauge({
  name: 'ncb_audit_chain_broken',
  help: '1 if the chain of the audit trail is broken: the log names the first wrong entry',
  registers,
});

export const auditChecks = new Counter({
  name: 'ncb_audit_checks_total',
  help: 'Checks of the chain: whole, broken, unfinished (go on in an hour), failed',
  labelNames: ['result'] as const,
  registers,
});

export const auditCheckedEntries = new Gauge({
  name: 'ncb_audit_checked_entries',
  help: 'Entries of the last complete check',
  registers,
});

export const auditCheckTime = new Gauge({
  name: 'ncb_audit_last_check_timestamp_seconds',
  help: 'Moment of the last complete check',
  registers,
});

export const auditHeadsMissing = new Gauge({
  name: 'ncb_audit_heads_missing',
  help: '1 if at the start the trail had entries, but the file of its heads had none of this database',
  registers,
});

// Unknown until the first check: a moment of 0 would raise an alarm after each start.
for (const gauge of [auditBroken, auditCheckedEntries, auditCheckTime, auditHeadsMissing]) gauge.remove();

let isCollecting = false;

/** Starts metrics of process, event loop and garbage collector, once. */
export function collectProcessMetrics(): void {
  if (isCollecting) return;
  isCollecting = true;
  collectDefaultMetrics({ register: registry });
}
