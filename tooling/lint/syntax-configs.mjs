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
  // `import { type A }` leaves an import of the file behind, so its code is loaded with the page.
  {
    selector:
      ":matches(ExportNamedDeclaration[source][exportKind='value'][specifiers.length>0]:not(:has(ExportSpecifier[exportKind='value'])), " +
      "ImportDeclaration[importKind='value'][specifiers.length>0]:not(:has(:matches(ImportSpecifier[importKind='value'], ImportDefaultSpecifier, ImportNamespaceSpecifier))))",
    message: 'Types alone are named with one type in front of the braces.',
  },
];

const ELSEWHERE = 'Keys are named in shared-kernel/src/queries: another page must be able to make the answer old.';

/** Refused on screens: an inline query key may collide with another area's and cannot be invalidated from there. */
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

/** Refused on screens: dates there follow the user's language (docs/adr/0213-dates-on-screen.md). */
const DOTTED_DATES = [
  {
    selector:
      'ImportDeclaration[source.value=/domain.dates$/] > ImportSpecifier[imported.name=/^(toDotted|toDottedMoment|toDayAndMonth)$/]',
    message: 'On screen useDates formats dates; dotted ones are for files, printouts, signed texts and the wire.',
  },
];

const EMPTY_LIST = "[left.property.name='length'][right.value=0]";

/** Refused on screens: an empty list looks the same on all (docs/adr/0208-page-grammar.md). */
const OWN_EMPTY_STATES = [
  "JSXAttribute[name.name='empty'] > JSXExpressionContainer > JSXElement > JSXOpeningElement[name.name=/^[a-z]/]",
  ...[
    `LogicalExpression:has(> BinaryExpression.left${EMPTY_LIST}) > JSXElement.right`,
    `LogicalExpression:has(> LogicalExpression.left:has(> BinaryExpression.right${EMPTY_LIST})) > JSXElement.right`,
    `ConditionalExpression:has(> BinaryExpression.test${EMPTY_LIST}) > JSXElement.consequent`,
    `IfStatement:has(> BinaryExpression.test${EMPTY_LIST}) > ReturnStatement.consequent > JSXElement`,
  ].map((place) => `${place} > JSXOpeningElement[name.name='p']`),
].map((selector) => ({
  selector: `${selector}:not(:has(Literal[value='ncb-field-problem']))`,
  message: 'Nothing here: EmptyView, in a section isSection; with several actions StateView.',
}));

/** Screens' files that build files, printouts, payment purposes or wire values. */
const BUILD_DOTTED_DATES = [
  '**/build-*-printout{,s}.ts',
  '**/{CreditPrintoutDialog,PayrollPrintDialog,StatementPrintDialog,SwiftCopyDialog,UserExport}.tsx',
  'remote-accounts/src/features/requisites/{use-requisites-pdf.ts,payment-qr/CodeActions.tsx}',
  'remote-credits-statements/src/features/deposits/dialogs/ContractDialog.tsx',
  'remote-credits-statements/src/features/statement/use-operation-commands.ts',
  'remote-payments-uah/src/features/journal-export/journal-tables.ts',
  'shared-kernel/src/blocks/import/DayRepair.tsx',
  'shared-kernel/src/blocks/tracking/build-partner-text.ts',
  // Its text formats the day: the public page loads no formats of screens.
  'remote-admin/src/features/registration/PendingRegistrationText.tsx',
];

const SCREENS = ['{shell,remote-*}/src/**/*.{ts,tsx}', 'shared-kernel/src/{blocks,ui}/**/*.{ts,tsx}'];

/** Refused in end-to-end tests: measuring before the page is redrawn works only on an idle machine. */
const TOO_EARLY = [
  {
    selector: "CallExpression[callee.property.name='setViewportSize']",
    message: 'resizesWindow waits until the page is drawn for its size.',
  },
  {
    selector:
      "CallExpression[callee.name='expect'] > AwaitExpression > CallExpression[callee.name=/^(measureOverflow|measureWindowOverflow|findOverflowing|findCutTabs)$/]",
    message: 'What is measured is asked again until the page is drawn: expect.poll.',
  },
];

/**
 * Queries that do not call the bank: documents collected by one dialog under its own id, and the shell's configuration
 * file.
 */
const NOT_OF_THE_BANK = ['shared-kernel/src/blocks/printing/**', 'shell/src/frame/use-help-items.tsx'];

/** Later entries replace earlier ones for their files, so each lists everything refused there. */
export const syntaxConfigs = [
  { files: ['**/*.{ts,tsx}'], rules: { 'no-restricted-syntax': ['error', ...UNSAFE] } },
  { files: ['**/*.{ts,tsx,mjs}'], rules: { 'no-nested-ternary': 'error' } },
  {
    files: ['{shell,remote-*,shared-kernel,signature-widget,bank-sandbox,tooling}/**/*.{ts,tsx,mjs}'],
    // A suite of tests is one function.
    ignores: ['**/*.test.{ts,tsx,mjs}', '**/testing/**', '**/testing.{ts,tsx}', '*/{test,bench}/**'],
    rules: { 'max-lines-per-function': ['error', 100] },
  },
  {
    files: SCREENS,
    ignores: ['**/*.test.{ts,tsx}', ...NOT_OF_THE_BANK],
    rules: { 'no-restricted-syntax': ['error', ...UNSAFE, ...OWN_KEYS, ...OWN_EMPTY_STATES] },
  },
  {
    files: SCREENS,
    ignores: ['**/*.test.{ts,tsx}', ...NOT_OF_THE_BANK, ...BUILD_DOTTED_DATES],
    rules: { 'no-restricted-syntax': ['error', ...UNSAFE, ...OWN_KEYS, ...OWN_EMPTY_STATES, ...DOTTED_DATES] },
  },
  {
    files: ['e2e/**/*.ts'],
    ignores: ['e2e/support/stillness.ts'],
    rules: { 'no-restricted-syntax': ['error', ...UNSAFE, ...TOO_EARLY] },
  },
];
