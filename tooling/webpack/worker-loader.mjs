import { resolve } from 'node:path';
import { build } from 'esbuild';
import { printingPlugin } from '../packages/printing-plugin.mjs';

/**
 * Webpack loader that bundles a worker's entry into one script. Webpack's own worker support adds Module Federation's
 * runtime, which fails to build and would not find the page's.
 * @this {import('webpack').LoaderContext<{}>}
 */
export default async function workerLoader() {
  const callback = this.async();
  try {
    const { outputFiles, metafile } = await build({
      entryPoints: [this.resourcePath],
      absWorkingDir: this.rootContext,
      bundle: true,
      format: 'iife',
      target: 'es2022',
      minify: this.mode === 'production',
      // The workbook reader logs its findings about broken files; the page shows its own message.
      drop: this.mode === 'production' ? ['console'] : [],
      charset: 'utf8',
      legalComments: 'none',
      plugins: [printingPlugin],
      metafile: true,
      write: false,
      logLevel: 'silent',
    });
    for (const input of Object.keys(metafile.inputs).filter((name) => !name.startsWith('left-out:')))
      this.addDependency(resolve(this.rootContext, input));
    callback(null, outputFiles[0]?.text ?? '');
  } catch (error) {
    callback(/** @type {Error} */ (error));
  }
}
