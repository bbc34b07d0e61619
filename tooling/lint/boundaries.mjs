/**
 * Which room may import which: the table of design/architecture, "Which way imports point", for the linter.
 */

/** The rooms of the shared kernel, and what each may import. */
const KERNEL_ROOMS = {
  domain: [],
  // Keys and signatures: for the widget and the bank only, see FOR_SCREENS.
  signature: ['domain'],
  contract: ['domain'],
  client: ['domain', 'contract'],
  'remote-contract': ['domain', 'contract', 'client'],
  i18n: ['domain'],
  ui: ['domain', 'contract', 'client', 'remote-contract', 'i18n'],
  files: ['domain'],
  print: ['domain'],
};

/** Rooms whose folder is not named as the room. @type {Record<string, string>} */
const FOLDERS = { contract: 'api/contract', client: 'api/client' };

/** What a screen may take from the kernel: everything but the room that handles private keys. */
const FOR_SCREENS = Object.keys(KERNEL_ROOMS).filter((room) => room !== 'signature');

/** @type {Record<string, readonly string[]>} */
const MAY_IMPORT = {
  ...KERNEL_ROOMS,
  shell: FOR_SCREENS,
  remote: FOR_SCREENS,
  page: FOR_SCREENS,
  'signature-widget': ['domain', 'signature'],
  'bank-sandbox': ['domain', 'contract', 'signature'],
  tooling: [],
  e2e: ['domain', 'signature'],
};

/** Most specific first: the first that matches a file names its room. */
export const elements = [
  ...Object.keys(KERNEL_ROOMS).map((room) => ({ type: room, pattern: `shared-kernel/src/${FOLDERS[room] ?? room}` })),
  { type: 'page', pattern: 'remote-!(contract)/src/pages/*', capture: ['remote', 'page'] },
  { type: 'shell', pattern: 'shell' },
  { type: 'remote', pattern: 'remote-!(contract)', capture: ['remote'] },
  { type: 'signature-widget', pattern: 'signature-widget' },
  { type: 'bank-sandbox', pattern: 'bank-sandbox' },
  { type: 'tooling', pattern: 'tooling' },
  { type: 'e2e', pattern: 'e2e' },
];

export const policies = [
  { allow: { to: { module: { origin: ['external', 'core'] } } } },
  ...Object.entries(MAY_IMPORT).map(([type, allowed]) => ({
    from: { element: { type } },
    allow: { to: { element: { types: { anyOf: allowed } } } },
  })),
  // A page takes what it shares with other pages from its own remote; no page imports another page.
  {
    from: { element: { type: 'page' } },
    allow: { to: { element: { type: 'remote', captured: { remote: '{{from.element.captured.remote}}' } } } },
  },
  // Build configurations call the factory.
  { from: { element: { types: { anyOf: ['shell', 'remote'] } } }, allow: { to: { element: { type: 'tooling' } } } },
];
