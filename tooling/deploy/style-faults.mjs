import postcss from 'postcss';
import parseSelectors from 'postcss-selector-parser';
import { stylePrefix } from '../webpack/style-prefix.mjs';

/** What only says when the rules in it count. */
const CONDITIONS = ['media', 'supports', 'container', 'layer', 'starting-style'];
/** Declarations that fetch something. */
const FETCHES = /\b(?:url|image-set|src)\(/i;
/** `\75 rl(` is `url(` for a browser. */
const ESCAPED = /\\(?:([0-9a-f]{1,6})\s?|([^\n]))/gi;

/**
 * Why a remote's style sheet may not be shown beside other remotes and the shell; empty if it may. Every rule names a class
 * of the remote; such rules cannot meet those of anybody else.
 * @param {string} css
 * @param {string} remote
 * @returns {string[]}
 */
export function styleFaults(css, remote) {
  const prefix = stylePrefix(remote);
  /** @type {Set<string>} */
  const faults = new Set();
  const root = postcss.parse(css);
  root.walkAtRules((rule) => {
    if (rule.name.endsWith('keyframes')) {
      if (!rule.params.startsWith(prefix)) faults.add(`@keyframes ${rule.params} does not begin with ${prefix}`);
    } else if (!CONDITIONS.includes(rule.name)) faults.add(`@${rule.name} is not the business of a remote`);
  });
  root.walkDecls(({ prop, value }) => {
    if (FETCHES.test(read(value))) faults.add(`${prop}: ${value} fetches what nothing pins`);
  });
  root.walkRules((rule) => {
    if (isStep(rule)) return;
    const isNested = ancestorOf(rule) !== null;
    for (const selector of parseSelectors().astSync(rule.selector).nodes)
      if (!isOwn(selector, prefix, isNested))
        faults.add(`${String(selector).trim()} names no class of the remote (${prefix}…)`);
  });
  return [...faults];
}

/** Text as a browser reads it. @type {(text: string) => string} */
function read(text) {
  return text.replace(
    ESCAPED,
    (_, code, plain) => plain ?? String.fromCodePoint(Math.min(parseInt(code, 16), 0x10ffff)),
  );
}

/** `from`, `50%` of an animation. @type {(rule: postcss.Rule) => boolean} */
function isStep({ parent }) {
  return parent?.type === 'atrule' && /** @type {postcss.AtRule} */ (parent).name.endsWith('keyframes');
}

/** @type {(rule: postcss.Rule) => postcss.Node | null} */
function ancestorOf(rule) {
  /** @type {postcss.Node | undefined} */
  let above = rule.parent;
  while (above && above.type !== 'rule') above = above.parent;
  return above ?? null;
}

/**
 * Classes in `:not(…)`, `:has(…)` and the like do not count: `body:has(.own) .other` is about somebody else. In a rule within
 * a rule `&` stands for the outer one, and so does nothing at all.
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
