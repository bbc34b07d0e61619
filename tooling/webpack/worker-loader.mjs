import { resolve } from 'node:path';
import { build } from 'esbuild';
import { printingPlugin } from '../packages/printing-plugin.mjs';

/**
 * A webpack loader: the entry of a worker with everything it needs, as one script. Webpack's own way to build workers
 * puts Module Federation's runtime into them, which fails to build and would look in vain for the page's.
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
      // The reader of workbooks tells the console what it thinks of a broken file; the page tells the person.
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
