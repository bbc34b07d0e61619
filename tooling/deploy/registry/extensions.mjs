/**
 * Declarations of a remote besides its pages: menu entries, cards of the page "today", actions on rows of other areas'
 * lists, actions of the search over everything. `registry.schema.json` describes each.
 * @typedef {{ ua: string, ru: string, en: string }} Texts
 * @typedef {{ page: string, texts: Texts, place?: { group: string } | { after: string }, icon?: string, access?: object }} MenuEntry
 * @typedef {{ name: string, title: Texts, icon: string, order: number, span?: 1 | 2, rows?: number, hasLead?: boolean, setting?: 'taxReminders', access?: object }} Card
 * @typedef {{ name: string, on: 'documents' | 'accounts', page: string, texts: Texts, parameters: Record<string, 'id' | 'kind'>, kinds?: (number | string)[], statuses?: number[], access?: object }} RowAction
 * @typedef {{ name: string, page: string, texts: Texts, order: number, parameters?: Record<string, string>, counterparty?: string, account?: string, access?: object }} Action
 * @typedef {{ menu?: MenuEntry[], cards?: Card[], rowActions?: RowAction[], actions?: Action[] }} Extensions
 */

export function getCardModule(/** @type {string} */ card) {
  return `cards/${card}`;
}

/**
 * Names of the modules that a build must expose. @type {(remote: { pages: readonly { name: string }[] } & Extensions)
 * => string[]}
 */
export function getExposedModules({ pages, cards = [] }) {
  return [...pages.map(({ name }) => name), ...cards.map(({ name }) => getCardModule(name))];
}

/**
 * Omits absent declarations, so that signatures from before extensions stay valid. @type {(release: Extensions) =>
 * Extensions}
 */
export function pickExtensions({ menu, cards, rowActions, actions }) {
  return {
    ...(menu && { menu }),
    ...(cards && { cards }),
    ...(rowActions && { rowActions }),
    ...(actions && { actions }),
  };
}

/**
 * Lists faults of declarations that the schema cannot express, a sentence each.
 * @param {{ pages: readonly { name: string }[] } & Extensions} remote
 * @returns {string[]}
 */
export function findExtensionFaults({ pages, menu = [], cards = [], rowActions = [], actions = [] }) {
  const isOwn = (/** @type {string} */ page) => pages.some(({ name }) => name === page);
  const foreign = [
    ...menu.map(({ page }) => ({ what: `the menu entry ${page}`, page })),
    ...rowActions.map(({ name, page }) => ({ what: `the row action ${name}`, page })),
    ...actions.map(({ name, page }) => ({ what: `the action ${name}`, page })),
  ].filter(({ page }) => !isOwn(page));
  return [
    ...findDuplicates(pages.map(({ name }) => name)).map((page) => `two pages are called ${page}`),
    ...foreign.map(({ what, page }) => `${what} opens ${page}, which is no page of this remote`),
    ...findDuplicates(menu.map(({ page }) => page)).map((page) => `two menu entries open ${page}`),
    ...findDuplicates(cards.map(({ name }) => name)).map((name) => `two cards are called ${name}`),
    ...findDuplicates(rowActions.map(({ name }) => name)).map((name) => `two row actions are called ${name}`),
    ...findDuplicates(actions.map(({ name }) => name)).map((name) => `two actions are called ${name}`),
    ...rowActions
      .filter(({ on, kinds, statuses }) => on === 'accounts' && (kinds || statuses))
      .map(({ name }) => `the row action ${name} is on accounts, which have neither kinds nor statuses of documents`),
  ];
}

/** @type {(names: string[]) => string[]} */
function findDuplicates(names) {
  return [...new Set(names.filter((name, index) => names.indexOf(name) < index))];
}
