import { createHash } from 'node:crypto';
import { createRequire } from 'node:module';
import { basename, relative } from 'node:path';
import MiniCssExtractPlugin from 'mini-css-extract-plugin';
import webpack from 'webpack';
import { getStylePrefix } from './get-style-prefix.mjs';

const require = createRequire(import.meta.url);

const FILES = /\.module\.css$/;
/** Type of webpack modules that hold styles; their scripts are separate modules. */
export const STYLE_MODULE = 'css/mini-extract';
const HASH_LENGTH = 5;

/**
 * Webpack plugin for `*.module.css`: scripts get an object of class names, `styles.cell`; the rules go into a style
 * sheet.
 */
export class StyleModules {
  #owner;
  #extraction;

  /**
   * @param {string} owner of the page: the remote's name, or `shell`
   * @param {MiniCssExtractPlugin.PluginOptions} [extraction]
   */
  constructor(owner, extraction) {
    this.#owner = owner;
    this.#extraction = extraction;
  }

  /** @param {webpack.Compiler} compiler */
  apply(compiler) {
    compiler.options.module.rules.push({
      test: FILES,
      use: [
        { loader: MiniCssExtractPlugin.loader },
        { loader: require.resolve('css-loader'), options: this.#reading() },
      ],
    });
    new MiniCssExtractPlugin(this.#extraction).apply(compiler);
  }

  #reading() {
    return {
      // Resources fetched by a style sheet would have no integrity hash.
      import: false,
      url: false,
      sourceMap: false,
      modules: {
        // Refuses rules without a class of the file, which would apply to every page.
        mode: 'pure',
        namedExport: false,
        exportLocalsConvention: 'as-is',
        getLocalIdent: (
          /** @type {{ resourcePath: string, rootContext: string }} */ { resourcePath, rootContext },
          /** @type {string} */ _template,
          /** @type {string} */ name,
        ) => buildClassName(this.#owner, relative(rootContext, resourcePath), name),
      },
    };
  }
}

/**
 * Builds a class name, `payments-uah__rows-cell-1f0c3`: readable, stable, unique per folder. Blocks get the prefix of
 * the remote that contains them.
 * @param {string} owner
 * @param {string} file relative to the build's own folder
 * @param {string} name
 */
function buildClassName(owner, file, name) {
  const path = file.replaceAll('\\', '/');
  const hash = createHash('sha256').update(path).digest('hex').slice(0, HASH_LENGTH);
  return `${getStylePrefix(owner)}${basename(path).replace(FILES, '')}-${name}-${hash}`;
}
