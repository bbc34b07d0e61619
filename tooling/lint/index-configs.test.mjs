import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { ESLint } from 'eslint';
import tseslint from 'typescript-eslint';
import { indexConfigs } from './index-configs.mjs';

const ROOT = join(import.meta.dirname, '../..');

const linter = new ESLint({
  cwd: ROOT,
  overrideConfigFile: true,
  overrideConfig: /** @type {any} */ ([
    { files: ['**/*.{ts,tsx}'], languageOptions: { parser: tseslint.parser } },
    ...indexConfigs,
  ]),
});

/** Number of findings for a file with this text. @type {(file: string, text: string) => Promise<number>} */
async function countFindings(file, text) {
  const [result] = await linter.lintText(text, { filePath: file });
  return result?.messages.length ?? 0;
}

const PAGE = 'remote-new/src/pages/miPage/Page.tsx';
const FEATURE = 'remote-new/src/features/list/List.tsx';

describe('a file of a feature or of a block', () => {
  it.each([
    ['a page', PAGE, "import { Row } from '../../features/list/Row';"],
    ['a page, as a type', PAGE, "import type { Row } from '../../features/list/Row';"],
    ['a page, as a stylesheet', PAGE, "import styles from '../../features/list/list.module.css';"],
    ['a page that exports it', PAGE, "export { Row } from '../../features/list/Row';"],
    ['another feature', FEATURE, "export * from '../print/PrintMenu';"],
    ['a test of another folder', 'remote-new/src/pages/miPage/Page.test.tsx', "import '../../features/list/Row';"],
    ['a remote, from a block', PAGE, "import { x } from '@ncb/shared-kernel/blocks/history/use-actions';"],
    ['another block', 'shared-kernel/src/blocks/printing/new.ts', "import { x } from '../search/use-search';"],
    ['another folder of the shell', 'shell/src/app/App.tsx', "import { Row } from '../frame/Row';"],
    ['shared code of tests, by a page', PAGE, "import { x } from '../../features/list/testing';"],
  ])('is not imported by %s', async (_, file, text) => {
    expect(await countFindings(file, `${text}\n`)).toBe(1);
  });

  it.each([
    ['its feature', FEATURE, "import { Row } from './Row';"],
    ['a folder of its feature', 'remote-new/src/features/list/dialogs/New.tsx', "import { Row } from '../Row';"],
    ['a test of its feature', 'remote-new/src/features/list/List.test.tsx', "import { Row } from './Row';"],
    ['a chunk', PAGE, "const load = () => import('../../features/list/Row');"],
    ['texts of the shell', 'shell/src/frame/menu.test.ts', "import texts from '../locales/en.json';"],
    ['shared code of tests', 'shell/src/frame/testing.tsx', "import { x } from '../theme/testing';"],
    ['a test that shares code', 'remote-new/src/x.test.tsx', "import { x } from './features/list/testing';"],
  ])('is imported by %s', async (_, file, text) => {
    expect(await countFindings(file, `${text}\n`)).toBe(0);
  });

  it.each([
    ['a feature', PAGE, "import { Row } from '../../features/list';"],
    ['another feature', FEATURE, "import { PrintMenu } from '../print';"],
    ['a file beside the features', FEATURE, "import { useDelay } from '../use-delay';"],
    ['a folder of the shell', 'shell/src/app/App.tsx', "import { WorkTheme } from '../theme';"],
    ['a block', PAGE, "import { useActions } from '@ncb/shared-kernel/blocks/history';"],
  ])('is exported by index.ts: %s is imported', async (_, file, text) => {
    expect(await countFindings(file, `${text}\n`)).toBe(0);
  });
});

it('every feature and block has an index', () => {
  const remotes = readdirSync(ROOT).filter((folder) => folder.startsWith('remote-'));
  const parents = [...remotes.map((remote) => join(remote, 'src/features')), 'shared-kernel/src/blocks'];
  const folders = parents
    .filter((parent) => existsSync(join(ROOT, parent)))
    .flatMap((parent) =>
      readdirSync(join(ROOT, parent), { withFileTypes: true })
        .filter((entry) => entry.isDirectory())
        .map(({ name }) => join(parent, name)),
    );
  const hasIndex = (/** @type {string} */ folder) =>
    ['index.ts', 'index.tsx'].some((name) => existsSync(join(ROOT, folder, name)));
  expect(folders.length).toBeGreaterThan(0);
  expect(folders.filter((folder) => !hasIndex(folder))).toEqual([]);
});
