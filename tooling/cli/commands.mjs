import { DEPLOYMENT_COMMANDS, DEPLOYMENT_OPTIONS, SITE_OPTIONS } from '../deploy/commands/deployment-commands.mjs';
import { BENCHES } from './benches.mjs';
import { formatTable } from './run-command.mjs';

/** @typedef {import('./run-command.mjs').Command} Command */

/**
 * Commands by the name of their script in the root's `package.json`; subcommands have two words.
 * @type {Record<string, Command>}
 */
export const COMMANDS = {
  start: {
    about: 'installs, builds and deploys what is missing, then serves shell, remotes, widget and bank sandbox',
    load: async () => (await import('../start/start-command.mjs')).startCommand,
  },
  dev: {
    about: 'serves remotes from development servers, the rest as npm start does; edits appear as they are saved',
    operands: 'remote-…',
    options: { port: { value: '3001', about: 'port of the first remote; without it any free ones' } },
    load: async () => (await import('../dev/dev-command.mjs')).devCommand,
  },
  build: {
    about: 'builds changed packages, each into its own dist; without a name all',
    operands: '[package …]',
    load: async () => (await import('../packages/build-command.mjs')).buildCommand,
  },
  test: {
    about: 'runs types, lint, unit, API and end-to-end tests, of some packages or of all',
    operands: '[package …]',
    load: async () => (await import('../checks/test-command.mjs')).testCommand,
  },
  types: {
    about: 'checks types, and the rules that need them (.oxlintrc.json)',
    operands: '[package …]',
    isBare: true,
    load: async () => (await import('../checks/types-command.mjs')).typesCommand,
  },
  sbom: {
    about: 'prints a software bill of materials (CycloneDX)',
    isData: true,
    isBare: true,
    load: async () => (await import('../supply-chain/sbom-command.mjs')).sbomCommand,
  },
  'check-packages': {
    about: 'refuses packages by licence, origin, install script, age and known advisories',
    isBare: true,
    options: {
      base: { value: 'commit', about: 'with the versions that were checked before, origin/main' },
      'min-age': { value: 'days', about: 'how long a new version has been published, 7' },
    },
    details: '  Exit code: 1 refused; 3 nothing refused, but the registry did not answer a question; 0 all good.',
    load: async () => (await import('../supply-chain/check-packages-command.mjs')).checkPackagesCommand,
  },
  contract: {
    about: 'checks that the remote contract is the agreed one',
    options: { write: { about: 'saves a changed contract if its version says what has changed' } },
    load: async () => (await import('../contract/contract-command.mjs')).contractCommand,
  },
  'test:contract': {
    about: 'tests deployed and coming remotes and shells against each other',
    options: { registry: { value: 'https://bank/ncb/registry.json', about: 'of the site', isRequired: true } },
    load: async () => (await import('../contract/live/test-contract-command.mjs')).testContractCommand,
  },
  deploy: {
    about:
      'builds and deploys packages of this tree, or a built remote of another repository; without a name everything',
    operands: '[remote-… | shell | signature-widget | folder]',
    options: { ...DEPLOYMENT_OPTIONS, ...SITE_OPTIONS },
    load: async () => (await import('../deploy/commands/deploy-command.mjs')).deployCommand,
  },
  'deploy check': {
    about: 'checks built remotes, the registry and its signatures, as a deployment does, without deploying',
    operands: '[folder …]',
    options: SITE_OPTIONS,
    load: async () => (await import('../deploy/commands/deploy-command.mjs')).checkTree,
  },
  'deploy owners': DEPLOYMENT_COMMANDS.owners,
  promote: DEPLOYMENT_COMMANDS.promote,
  rollback: DEPLOYMENT_COMMANDS.rollback,
  preview: DEPLOYMENT_COMMANDS.preview,
  'watch-rollout': {
    about: 'rolls back versions that users cannot load; needs NCB_WATCH_TOKEN as the bank has it',
    options: {
      bank: { value: 'https://bank', about: 'where the bank answers', isRequired: true },
      limit: { value: 'percent', about: 'failures that are too many, 5' },
      sample: { value: 'users', about: 'fewer users decide nothing, 20' },
      minutes: { value: 'n', about: 'how far it looks back, 15' },
      every: { value: 'seconds', about: 'pause between two looks, 30' },
      ...SITE_OPTIONS,
    },
    load: async () => (await import('../deploy/commands/watch-rollout-command.mjs')).watchRolloutCommand,
  },
  'new-remote': {
    about: 'creates a remote with its first pages, tests and texts',
    operands: 'name page …',
    load: async () => (await import('../new-remote/new-remote-command.mjs')).newRemoteCommand,
  },
  kit: {
    about: 'builds the package that creates the repository of a remote, with a shell and a bank to develop under',
    load: async () => (await import('../kit/kit-command.mjs')).kitCommand,
  },
  sandbox: {
    about: 'sends a command to the console of the running bank; `help` lists them',
    operands: 'command …',
    isRaw: true,
    isData: true,
    isBare: true,
    load: async () => (await import('../sandbox/sandbox-command.mjs')).sandboxCommand,
  },
  kernel: {
    about: 'answers JSON lines from standard input (shared-kernel/README.md)',
    isData: true,
    load: async () => {
      const { runKernelProgram } = await import('../kernel/run-kernel-program.mjs');
      return () => runKernelProgram('questions/main.ts');
    },
  },
  openapi: {
    about: "prints the OpenAPI 3.1 document of the bank's web service",
    isData: true,
    load: async () => {
      const { runKernelProgram } = await import('../kernel/run-kernel-program.mjs');
      return () => runKernelProgram('openapi/print.ts');
    },
  },
  nginx: {
    about: 'prints an nginx configuration',
    isData: true,
    isBare: true,
    options: {
      app: { value: 'origin', about: 'of the client, https://bank.example', isRequired: true },
      sign: { value: 'origin', about: 'of the signature widget', isRequired: true },
      site: { value: 'folder', about: 'that deployments write', isRequired: true },
      bank: { value: 'host:port', about: 'a process of the bank', isRequired: true, isMultiple: true },
      certificate: { value: 'file', about: 'of TLS, together with --key' },
      key: { value: 'file', about: 'of TLS' },
      'iit-widget': { value: 'url', about: 'widget for qualified signatures' },
      'script-origin': { value: 'origin', about: 'from which further scripts come', isMultiple: true },
      'connect-origin': { value: 'origin', about: 'to which pages may connect besides', isMultiple: true },
    },
    load: async () => (await import('../nginx/nginx-command.mjs')).nginxCommand,
  },
  bench: {
    about: 'measures and prints a table; fails where a limit is exceeded',
    operands: 'name',
    details: formatTable(Object.entries(BENCHES).map(([name, { about }]) => [name, about])),
    load: async () => (await import('./bench-command.mjs')).benchCommand,
  },
};

/** Returns how a user calls a command: `npm run deploy -- owners`. @type {(name: string) => string} */
export function formatCall(name) {
  const [script = '', ...more] = name.split(' ');
  const isOfNpm = script === 'start' || script === 'test';
  const flags = COMMANDS[name]?.isData ? '--silent ' : '';
  return [`npm ${isOfNpm ? '' : `run ${flags}`}${script} --`, ...more].join(' ');
}
