/** @type {(repository: import('./repository.mjs').Repository, madeOf: import('./repository.mjs').MadeOf) => string} */
export function formatReadme({ folder, name, pages: [first] }, { contract, libraries, tools, house }) {
  const hasBank = '@ncb/remote-bank' in house;
  const page = first?.page ?? '';
  return `# ${folder}

The remote \`${name}\` of the bank's web client. Made for version ${contract} of the contract between shell and remotes.

\`\`\`
npm install
npm test                                   types, and tests of the pages
${hasBank ? `npm run dev                                the page under a shell and a bank of your own; an edited component appears, and what is typed stays\n` : ''}npm run build                              into dist
npm run check -- --to PLACE                what is wrong with the build, before anybody gets it
npm run deploy -- --to PLACE --percent 10  PLACE: a folder, or s3://bucket/prefix
npm run promote -- ${name} 100 --to PLACE
npm run preview -- ${name}@VERSION --to PLACE --app https://bank.example --key ${name}.pem
npm run rollback -- ${name} --to PLACE
\`\`\`

VERSION is what the deployment prints, \`0.1.0-1f0c3…\`; a link to it is signed, so the site needs owners.
Where the site has owners: \`npx ncb-deploy owners key ${name}.pem\` once, the printed line to the owner of the site, and
\`--key ${name}.pem\` with every deployment. Everything about deploying: \`node_modules/@ncb/remote-kit/README.md\`.

| file                       | what it is                                                                                     |
| -------------------------- | ---------------------------------------------------------------------------------------------- |
| \`remote.json\`              | name, owner, pages, and where they are seen: menu entries (the first page has one), actions on rows of other lists, cards of the page "today" (\`src/cards/<card>/index.ts\`) |
| \`src/pages/<page>/index.ts\` | exports \`page\`: the component and the texts                                                      |
| \`src/texts.ts\`, \`locales\`  | words in three languages; \`useTexts\` knows their keys                                            |
| \`vendor\`                   | the packages of the house; with the bank's own registry name versions in \`package.json\` instead |

## What the house gives

- \`@ncb/shared-kernel/remote-contract\`: \`useShell()\` has session, language, navigation, signing, messages and \`api\`.
- \`@ncb/shared-kernel/queries\`: what the bank knows, as hooks: \`useCurrentAccounts()\`, \`useJournal()\` … \`useAnswer\` for others.
- \`@ncb/shared-kernel/api/contract\`: every call of the bank, typed: \`api.call(listAccounts, {})\` gives \`{ ok: true, value }\`
  or \`{ ok: false, failure }\`, and never throws. \`api/own-calls\` has what calls are written with, for those of your own:

  \`\`\`ts
  import { at, call, list, money, record, text } from '@ncb/shared-kernel/api/own-calls';

  export const listBranches = call({
    method: 'GET',
    path: '/branch_list',
    summary: 'Branches of the bank',
    request: record({}),
    answer: record({ branches: at('branch_list', list(record({ name: at('name', text), limit: at('lim', money) }))) }),
  });
  \`\`\`

- \`@ncb/shared-kernel/ui\`: \`AnswerStates\`, \`FailureView\`, \`getFailureText\`, \`MoneyText\`, \`AmountField\`, \`DateField\`, \`IbanField\`,
  \`useCheckedForm\`, \`DataTable\`, \`RecordList\` … (\`getFailureText(t, failure)\` with the \`t\` of \`useTranslation('kernel')\`);
  \`CardRows\` and \`CardRow\` are what a card of "today" shows. \`@ncb/shared-kernel/blocks/*\`: larger parts (search, choice, document-form).
- \`@ncb/shared-kernel/domain/money\`, \`domain/dates\`, \`domain/identifiers\` …: the rules, as functions. Money is a decimal string.
- \`@ncb/shared-kernel/remote-contract/testing\`: \`openPage\` shows a page in a played shell; \`answers\` are the bank's words${hasBank ? ',\n  or `signInAtBank` has a real bank answer, which `npm test` starts in its own process' : ''}.

## A few sentences that spare a search

- **Styles** are style modules: \`import styles from './page.module.css'\`. Every rule names a class of the file; no \`url()\`,
  no \`@import\`. Colours and sizes are the theme's variables, \`var(--ant-color-primary)\`; they change with light and dark.
- **antd** is given by component; \`import { Button } from 'antd'\` is turned into that. What the shell does not give fails the build.
- **Types**: \`tsconfig.json\` extends the kit's; further \`types\` have to name those of the kit as well. Your own globals: a
  \`.d.ts\` in \`src\`.
- **Lint** is yours: nothing here asks for one. The house forbids \`fetch\`, \`localStorage\` and \`sessionStorage\` in pages.
- **Policy**: no \`style\` attributes in markup, no \`eval\`, no \`devtool: 'eval'\`, no scripts of other hosts.
- **One realm**: pages of all remotes share one window. A page leaves alone its globals and prototypes; \`check\` loads and shows each
  page and tells the page, its file and what it changed. What a page changes later the shell refuses (\`REMOTE-builtins\`).
- **Versions**: \`dependencies\` say what the remote can live with (${Object.entries(libraries)
    .slice(0, 3)
    .map(([library, range]) => `\`${library} ${range}\``)
    .join(', ')} …); the shell's must be among them.
  Tools are pinned to what works together: webpack ${tools['webpack']} (Module Federation fails with 5.112), webpack-cli
  ${tools['webpack-cli']}, TypeScript ${tools['typescript']}, Jest ${tools['jest']}.
`;
}
