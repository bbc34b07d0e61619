/** @typedef {import('@typescript-eslint/types').TSESTree.Node} Node */

const FUNCTIONS =
  ':matches(:function, TSFunctionType, TSMethodSignature, TSDeclareFunction, TSEmptyBodyFunctionExpression)';

/** Lists the names that a parameter binds. @param {Node | null} node @returns {string[]} */
function listBoundNames(node) {
  switch (node?.type) {
    case 'Identifier':
      return [node.name];
    case 'ObjectPattern':
      return node.properties.flatMap((part) => listBoundNames(part.type === 'Property' ? part.value : part));
    case 'ArrayPattern':
      return node.elements.flatMap(listBoundNames);
    case 'AssignmentPattern':
      return listBoundNames(node.left);
    case 'RestElement':
      return listBoundNames(node.argument);
    case 'TSParameterProperty':
      return listBoundNames(node.parameter);
    default:
      return [];
  }
}

/**
 * Requires that `@param` names a parameter, or a part of a destructured one, of the function that follows. The compiler
 * checks it in JavaScript only.
 * @type {import('eslint').Rule.RuleModule}
 */
export const paramName = {
  meta: { type: 'problem', messages: { unknown: 'The function has no parameter `{{name}}`.' }, schema: [] },
  create({ sourceCode, report }) {
    /** @type {{ readonly start: number, readonly names: readonly string[] }[]} */
    const functions = [];
    return {
      [FUNCTIONS](/** @type {any} */ node) {
        functions.push({ start: node.range[0], names: node.params.flatMap(listBoundNames) });
      },
      'Program:exit'() {
        functions.sort((a, b) => a.start - b.start);
        for (const { type, value, loc, range } of sourceCode.getAllComments()) {
          if (type !== 'Block' || !value.startsWith('*') || !loc || !range) continue;
          const documented = functions.find(({ start }) => start >= range[1]);
          for (const [, name = ''] of value.matchAll(/@param +([\w$]+)/g))
            if (!documented?.names.includes(name)) report({ loc, messageId: 'unknown', data: { name } });
        }
      },
    };
  },
};
