import { createHash } from 'node:crypto';
import webpack from 'webpack';
import { STYLE_MODULE } from './style-modules.mjs';

const SHEET = /^styles\.[0-9a-f]{12}\.css$/;

/** Finds a build's style sheet; a build has one or none. @type {(names: readonly string[]) => string | null} */
export function findStyleSheet(names) {
  return names.find((name) => SHEET.test(name)) ?? null;
}

/**
 * Webpack plugin that joins all styles into one file in import order. The shell adds it before a page is shown and
 * removes it afterwards; sheets loaded by chunks would stay.
 */
export class OneStyleSheet {
  #minify;

  /** @param {(css: string) => string} minify */
  constructor(minify) {
    this.#minify = minify;
  }

  /** @param {webpack.Compiler} compiler */
  apply(compiler) {
    const isDevelopment = compiler.options.mode === 'development';
    compiler.hooks.thisCompilation.tap('OneStyleSheet', (compilation) => {
      // Before files are hashed and compressed.
      const stage = webpack.Compilation.PROCESS_ASSETS_STAGE_ADDITIONAL;
      compilation.hooks.processAssets.tap({ name: 'OneStyleSheet', stage }, () => {
        for (const { name } of compilation.getAssets()) if (name.endsWith('.css')) compilation.deleteAsset(name);
        const css = this.#minify(joinStyles(compilation));
        if (!css) return;
        // Constant name in development: the page reloads it.
        const hash = isDevelopment ? '0'.repeat(12) : createHash('sha256').update(css).digest('hex').slice(0, 12);
        compilation.emitAsset(`styles.${hash}.css`, new webpack.sources.RawSource(css));
      });
    });
  }
}

/** @type {(compilation: webpack.Compilation) => string} */
function joinStyles({ modules, moduleGraph, chunkGraph }) {
  return [...modules]
    .filter((module) => module.type === STYLE_MODULE && chunkGraph.getNumberOfModuleChunks(module) > 0)
    .sort((a, b) => (moduleGraph.getPostOrderIndex(a) ?? 0) - (moduleGraph.getPostOrderIndex(b) ?? 0))
    .map((module) => String(/** @type {{ content?: unknown }} */ (/** @type {unknown} */ (module)).content))
    .join('\n');
}
