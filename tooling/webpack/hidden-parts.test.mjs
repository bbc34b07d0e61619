import { join } from 'node:path';
import { build } from 'esbuild';

const SHELL = join(import.meta.dirname, '../../shell/src');

/**
 * @param {string} file
 * @param {string} word constant that the build defines
 * @param {boolean} isWanted
 */
async function builtWith(file, word, isWanted) {
  const { outputFiles } = await build({
    entryPoints: [join(SHELL, file)],
    bundle: true,
    splitting: true,
    minify: true,
    format: 'esm',
    outdir: 'out',
    write: false,
    jsx: 'automatic',
    external: ['react', 'react/*', 'react-i18next', 'antd', '@ant-design/icons', '@tanstack/*', 'i18next', 'dayjs'],
    loader: { '.css': 'empty' },
    define: { [word]: String(isWanted) },
  });
  return outputFiles.map(({ text }) => text).join('\n');
}

describe.each([
  ['the hidden debug page', 'diagnostics/index.ts', '__NCB_DEBUG_PAGE__', '/savedump', 'DebugForm'],
  [
    'the dialog for overrides',
    'diagnostics/DiagnosticsPage.tsx',
    '__NCB_DEVELOPMENT__',
    'ncb.overrides',
    'OverridesButton',
  ],
])('%s', (_, file, word, trace, chunk) => {
  it('is in a build that asks for it', async () => {
    const code = await builtWith(file, word, true);
    expect(code).toContain(trace);
    expect(code).toContain(`import("./${chunk}-`);
  });

  it('leaves nothing behind in any other build', async () => {
    const code = await builtWith(file, word, false);
    expect(code).not.toContain(trace);
    expect(code).not.toContain(`import("./${chunk}-`);
  });
});
