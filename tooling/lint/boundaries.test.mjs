import { join } from 'node:path';
import { readdirSync } from 'node:fs';
import { ESLint } from 'eslint';
import { BLOCKS, boundaryConfigs } from './boundaries.mjs';

const linter = new ESLint({
  cwd: join(import.meta.dirname, '../..'),
  overrideConfigFile: true,
  overrideConfig: /** @type {any} */ (boundaryConfigs),
});

/** @type {(file: string, imported: string, name?: string) => Promise<(string | null)[]>} */
async function findRefusingRules(file, imported, name = 'x') {
  const [result] = await linter.lintText(`import { ${name} } from '${imported}';\n${name}();\n`, { filePath: file });
  return result?.messages.map(({ ruleId }) => ruleId) ?? [];
}

const BOUNDARY = ['boundaries/dependencies'];
const PACKAGE = ['no-restricted-imports'];

describe('the import boundaries', () => {
  it.each([
    ['the domain imports the API', 'shared-kernel/src/domain/money/new.ts', '../../api/client', BOUNDARY],
    ['the contract imports the client', 'shared-kernel/src/api/contract/new.ts', '../client', BOUNDARY],
    [
      'the domain imports a room by the package’s name',
      'shared-kernel/src/domain/new.ts',
      '@ncb/shared-kernel/ui',
      BOUNDARY,
    ],
    ['the bank imports what reads files', 'bank-sandbox/src/areas/new.ts', '@ncb/shared-kernel/files', BOUNDARY],
    [
      'the bank imports the writers of statements',
      'bank-sandbox/src/areas/new.ts',
      '@ncb/shared-kernel/files/writers/statement',
      [],
    ],
    ['the shell imports a remote', 'shell/src/new.ts', '../../remote-accounts/src/texts', BOUNDARY],
    ['a remote imports the shell', 'remote-accounts/src/new.ts', '../../shell/src/main', BOUNDARY],
    ['a remote imports another', 'remote-accounts/src/new.ts', '../../remote-payments-uah/src/texts', BOUNDARY],
    ['a remote that is new imports another', 'remote-planted/src/new.ts', '../../remote-accounts/src/texts', BOUNDARY],
    [
      'a page imports another page',
      'remote-payments-uah/src/pages/miPmtJournal/new.ts',
      '../miPmtUahNew/UahPaymentForm',
      BOUNDARY,
    ],
    [
      'the kernel imports a program that is made of it',
      'shared-kernel/src/files/new.ts',
      '../../programs/openapi/print',
      BOUNDARY,
    ],
    [
      'the bank imports a program of the kernel',
      'bank-sandbox/src/new.ts',
      '../../shared-kernel/programs/openapi/build-open-api-document',
      BOUNDARY,
    ],
    [
      'a program of the kernel imports another',
      'shared-kernel/programs/questions/new.ts',
      '../openapi/build-open-api-document',
      BOUNDARY,
    ],
    ['the shell imports the room of private keys', 'shell/src/new.ts', '@ncb/shared-kernel/signature', BOUNDARY],
    [
      'a remote imports the room of private keys',
      'remote-accounts/src/new.ts',
      '@ncb/shared-kernel/signature',
      BOUNDARY,
    ],
    [
      'a block imports a remote',
      'shared-kernel/src/blocks/history/new.ts',
      '../../../../remote-accounts/src/texts',
      BOUNDARY,
    ],
    ['a block imports one above it', 'shared-kernel/src/blocks/printing/new.ts', '../payment-sheet', BOUNDARY],
    [
      'the parts without banking import a block',
      'shared-kernel/src/ui/tables/new.ts',
      '../../blocks/history',
      BOUNDARY,
    ],
    ['the parts without banking ask the bank', 'shared-kernel/src/ui/tables/new.ts', '../../queries', BOUNDARY],
    ['what the bank knows imports a screen', 'shared-kernel/src/queries/new.ts', '../ui', BOUNDARY],
    ['the domain imports a block', 'shared-kernel/src/domain/new.ts', '../blocks/history', BOUNDARY],
    ['a story of the shell imports the shell', 'e2e/stories/shell/new.ts', '../../../shell/src/main', BOUNDARY],
    ['the widget imports the API', 'signature-widget/src/new.ts', '@ncb/shared-kernel/api/client', BOUNDARY],
    ['the bank imports the client', 'bank-sandbox/src/new.ts', '@ncb/shared-kernel/api/client', BOUNDARY],
    [
      'a place other than the loader knows Module Federation',
      'shell/src/frame/new.ts',
      '@module-federation/runtime',
      PACKAGE,
    ],
    ['a place other than the data layer knows the driver', 'bank-sandbox/src/areas/new.ts', 'pg', PACKAGE],
    [
      'the kernel’s screens take the contract by a relative path, which would be a second copy',
      'shared-kernel/src/ui/new.ts',
      '../remote-contract',
      PACKAGE,
    ],
  ])('are crossed when %s', async (_, file, imported, rules) => {
    expect(await findRefusingRules(file, imported)).toEqual(rules);
  });

  it.each(['Card', 'Descriptions', 'Empty', 'Result', 'Switch', 'Table'])(
    'leave antd’s %s to the kernel’s ui',
    async (name) => {
      for (const file of [
        'shell/src/federation/new.tsx',
        'remote-accounts/src/features/new.tsx',
        'remote-accounts/src/pages/miAccountsAll/new.tsx',
        'shared-kernel/src/blocks/history/new.tsx',
      ])
        expect(await findRefusingRules(file, 'antd', name)).toEqual(PACKAGE);
      expect(await findRefusingRules('shared-kernel/src/ui/tables/new.tsx', 'antd', name)).toEqual([]);
      expect(await findRefusingRules('shell/src/new.tsx', 'antd', 'Button')).toEqual([]);
    },
  );

  it.each([
    ['a rule imports its neighbours', 'shared-kernel/src/domain/rules/new.ts', '../money'],
    [
      'a page imports its remote’s features',
      'remote-payments-uah/src/pages/miPmtJournal/new.ts',
      '../../features/print/PrintMenu',
    ],
    ['a program of the kernel imports the kernel', 'shared-kernel/programs/benches/new.ts', '../../src/files/writers'],
    ['a remote imports the kernel', 'remote-accounts/src/new.ts', '@ncb/shared-kernel/ui'],
    ['a block imports one below it', 'shared-kernel/src/blocks/payment-sheet/new.ts', '../printing'],
    ['a remote imports a block', 'remote-accounts/src/new.ts', '@ncb/shared-kernel/blocks/history'],
    ['the bank imports the rules', 'bank-sandbox/src/areas/new.ts', '@ncb/shared-kernel/domain/rules'],
    ['the widget imports keys and documents', 'signature-widget/src/new.ts', '@ncb/shared-kernel/signature'],
    ['a story of the shell imports what stories share', 'e2e/stories/shell/new.ts', '../../support/test'],
    ['the loader imports Module Federation', 'shell/src/federation/new.ts', '@module-federation/runtime'],
  ])('are kept when %s', async (_, file, imported) => {
    expect(await findRefusingRules(file, imported)).toEqual([]);
  });

  it('know every block', () => {
    const folders = readdirSync(join(import.meta.dirname, '../../shared-kernel/src/blocks'));
    expect([...BLOCKS].filter((block) => folders.includes(block)).sort()).toEqual(folders.sort());
  });
});
