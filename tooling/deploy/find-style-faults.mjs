import postcss from 'postcss';
import parseSelectors from 'postcss-selector-parser';
import { getStylePrefix } from '../webpack/get-style-prefix.mjs';

const CONDITIONS = ['media', 'supports', 'container', 'layer', 'starting-style'];
const FETCHES = /\b(?:url|image-set|src)\(/i;
/** CSS escapes: `\\75 rl(` means `url(`. */
const ESCAPED = /\\(?:([0-9a-f]{1,6})\s?|([^\n]))/gi;

/**
 * Lists the reasons why a remote's style sheet may affect the shell or other remotes; empty if it cannot. Every
 * selector must contain a class of the remote.
 * @param {string} css
 * @param {string} remote
 * @returns {string[]}
 */
export function findStyleFaults(css, remote) {
  const prefix = getStylePrefix(remote);
  /** @type {Set<string>} */
  const faults = new Set();
  const root = postcss.parse(css);
  root.walkAtRules((rule) => {
    if (rule.name.endsWith('keyframes')) {
      if (!rule.params.startsWith(prefix)) faults.add(`@keyframes ${rule.params} does not begin with ${prefix}`);
    } else if (!CONDITIONS.includes(rule.name)) faults.add(`@${rule.name} is not the business of a remote`);
  });
  root.walkDecls(({ prop, value }) => {
    if (FETCHES.test(unescape(value))) faults.add(`${prop}: ${value} fetches what nothing pins`);
  });
  root.walkRules((rule) => {
    if (isStep(rule)) return;
    const isNested = findAncestor(rule) !== null;
    for (const selector of parseSelectors().astSync(rule.selector).nodes)
      if (!isOwn(selector, prefix, isNested))
        faults.add(`${String(selector).trim()} names no class of the remote (${prefix}…)`);
  });
  return [...faults];
}

/** @type {(text: string) => string} */
function unescape(text) {
  return text.replace(
    ESCAPED,
    (_, code, plain) => plain ?? String.fromCodePoint(Math.min(parseInt(code, 16), 0x10ffff)),
  );
}

/** @type {(rule: postcss.Rule) => boolean} */
function isStep({ parent }) {
  return parent?.type === 'atrule' && /** @type {postcss.AtRule} */ (parent).name.endsWith('keyframes');
}

/** @type {(rule: postcss.Rule) => postcss.Node | null} */
function findAncestor(rule) {
  /** @type {postcss.Node | undefined} */
  let above = rule.parent;
  while (above && above.type !== 'rule') above = above.parent;
  return above ?? null;
}

/**
 * True if a selector contains a class of the remote, not only in `:not(…)` or `:has(…)`: `body:has(.own) .other`
 * matches foreign elements. A nested rule includes its outer rule.
 * @type {(selector: parseSelectors.Selector, prefix: string, isNested: boolean) => boolean}
 */
function isOwn(selector, prefix, isNested) {
  if (selector.nodes.some((node) => node.type === 'class' && node.value.startsWith(prefix))) return true;
  if (!isNested) return false;
  if (selector.nodes.some(({ type }) => type === 'nesting')) return true;
  let hasNesting = false;
  selector.walkNesting(() => {
    hasNesting = true;
  });
  return !hasNesting;
}
