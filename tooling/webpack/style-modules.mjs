import { createHash } from 'node:crypto';
import { createRequire } from 'node:module';
import { basename, relative } from 'node:path';
import MiniCssExtractPlugin from 'mini-css-extract-plugin';
import webpack from 'webpack';
import { stylePrefix } from './style-prefix.mjs';

const require = createRequire(import.meta.url);

const FILES = /\.module\.css$/;
/** The type of the modules that hold styles; their scripts are modules of their own. */
export const STYLE_MODULE = 'css/mini-extract';
const HASH_LENGTH = 5;

/** `*.module.css` imported from a script: an object of class names, `styles.cell`, and rules that come as a style sheet. */
export class StyleModules {
  #owner;
  #extraction;

  /**
   * @param {string} owner whose page it is: the remote, or `shell`
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
      // What a style sheet fetches by itself is pinned by nobody.
      ...{ import: false, url: false, sourceMap: false },
      modules: {
        // A rule that names no class of the file would be a rule for every page.
        mode: 'pure',
        namedExport: false,
        exportLocalsConvention: 'as-is',
        getLocalIdent: (
          /** @type {{ resourcePath: string, rootContext: string }} */ { resourcePath, rootContext },
          /** @type {string} */ _template,
          /** @type {string} */ name,
        ) => className(this.#owner, relative(rootContext, resourcePath), name),
      },
    };
  }
}

/**
 * `payments-uah__rows-cell-1f0c3`: readable, the same in every build, and with another end for a file of the same name in
 * another folder. Blocks get the prefix of the remote that they are built into.
 * @param {string} owner
 * @param {string} file relative to the build's own folder
 * @param {string} name
 */
function className(owner, file, name) {
  const path = file.replaceAll('\\', '/');
  const hash = createHash('sha256').update(path).digest('hex').slice(0, HASH_LENGTH);
  return `${stylePrefix(owner)}${basename(path).replace(FILES, '')}-${name}-${hash}`;
}
