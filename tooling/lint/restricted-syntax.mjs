/** What the linter refuses by its form alone. */

/** Everywhere. */
const UNSAFE = [
  { selector: "JSXAttribute[name.name='dangerouslySetInnerHTML']", message: 'Markup is never made from text.' },
  {
    selector: 'AssignmentExpression[left.property.name=/^(innerHTML|outerHTML)$/]',
    message: 'Markup is never made from text.',
  },
  { selector: "CallExpression[callee.object.name='Math'][callee.property.name='random']", message: 'Use crypto.' },
  {
    selector: "CallExpression[callee.property.name='postMessage'] > Literal[value='*']",
    message: 'Name the origin.',
  },
  // Types that are marked one by one leave an import of the file behind, and its code comes with the page.
  {
    selector:
      ":matches(ExportNamedDeclaration[source][exportKind='value'][specifiers.length>0]:not(:has(ExportSpecifier[exportKind='value'])), " +
      "ImportDeclaration[importKind='value'][specifiers.length>0]:not(:has(:matches(ImportSpecifier[importKind='value'], ImportDefaultSpecifier, ImportNamespaceSpecifier))))",
    message: 'Types alone are named with one type in front of the braces.',
  },
];

const ELSEWHERE = 'Keys are named in shared-kernel/src/queries: another page must be able to make the answer old.';

/** On screens: a key that is written on the spot may be that of another area, or nobody ever makes it old. */
const OWN_KEYS = [
  { selector: "Property[key.name='queryKey'] > ArrayExpression", message: ELSEWHERE },
  {
    selector: 'CallExpression[callee.name=/^(useAnswer|answerQuery)$/] > ArrayExpression.arguments:first-child',
    message: ELSEWHERE,
  },
  {
    selector:
      'ImportDeclaration[source.value=/remote-contract$/] > ImportSpecifier[imported.name=/^(queryKeys|keysTouchedByDocuments)$/]',
    message: ELSEWHERE,
  },
];

/** In stories: what is measured before the page is drawn for it is right on an idle machine only. */
const TOO_EARLY = [
  {
    selector: "CallExpression[callee.property.name='setViewportSize']",
    message: 'resizesWindow waits until the page is drawn for its size.',
  },
  {
    selector:
      "CallExpression[callee.name='expect'] > AwaitExpression > CallExpression[callee.name=/^(overflow|windowOverflow|overflowing|cutTabs)$/]",
    message: 'What is measured is asked again until the page is drawn: expect.poll.',
  },
];

/** No answers of the bank: papers that one dialog collects under its own id, and the shell's own configuration file. */
const NOT_OF_THE_BANK = ['shared-kernel/src/blocks/printing/**', 'shell/src/frame/use-help-items.tsx'];

/** Later entries replace earlier ones for the files they name, so each lists everything that is refused there. */
export const syntaxConfigs = [
  { files: ['**/*.{ts,tsx}'], rules: { 'no-restricted-syntax': ['error', ...UNSAFE] } },
  {
    files: ['{shell,remote-*}/src/**/*.{ts,tsx}', 'shared-kernel/src/{blocks,ui}/**/*.{ts,tsx}'],
    ignores: ['**/*.test.{ts,tsx}', ...NOT_OF_THE_BANK],
    rules: { 'no-restricted-syntax': ['error', ...UNSAFE, ...OWN_KEYS] },
  },
  {
    files: ['e2e/**/*.ts'],
    ignores: ['e2e/support/stillness.ts'],
    rules: { 'no-restricted-syntax': ['error', ...UNSAFE, ...TOO_EARLY] },
  },
];
