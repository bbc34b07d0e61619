import { join } from 'node:path';
import { build } from 'esbuild';

const PAGE = join(import.meta.dirname, '../../shell/src/diagnostics/debug-page.ts');

/** All the code that a build of the shell makes of the hidden page. @type {(isWanted: boolean) => Promise<string>} */
async function builtWith(isWanted) {
  const { outputFiles } = await build({
    entryPoints: [PAGE],
    bundle: true,
    splitting: true,
    minify: true,
    format: 'esm',
    outdir: 'out',
    write: false,
    jsx: 'automatic',
    // Libraries are not what this is about.
    external: ['react', 'react/*', 'react-i18next', 'antd', '@ant-design/icons', '@tanstack/*', 'i18next', 'dayjs'],
    loader: { '.css': 'empty' },
    define: { __NCB_DEBUG_PAGE__: String(isWanted) },
  });
  return outputFiles.map(({ text }) => text).join('\n');
}

describe('the hidden debug page', () => {
  it('is in a build that asks for it', async () => {
    expect(await builtWith(true)).toContain('/savedump');
  });

  it('leaves nothing behind in any other build', async () => {
    const code = await builtWith(false);
    expect(code).not.toContain('/savedump');
    expect(code).not.toContain('import(');
  });
});
