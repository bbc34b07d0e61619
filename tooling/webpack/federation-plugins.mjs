import { ModuleFederationPlugin } from '@module-federation/enhanced/webpack';
import webpack from 'webpack';
import { SubresourceIntegrityPlugin } from 'webpack-subresource-integrity';
import { getCardModule } from '../deploy/registry/extensions.mjs';
import { getCompiledRange } from './get-compiled-range.mjs';
import { NotesInManifest } from './notes-in-manifest.mjs';
import { OneStyleSheet } from './one-style-sheet.mjs';
import { ICON_BASE, buildSharedOptions } from './sharing.mjs';
import { STYLE_MODULE, StyleModules } from './style-modules.mjs';

/**
 * Returns the plugins that make a webpack build a remote of the shell; also for other repositories (tooling/kit).
 * @param {Pick<import('../deploy/description/check-description.mjs').Description, 'name' | 'contract' | 'pages' | 'cards'>} remote its `remote.json`
 * @param {object} options
 * @param {import('../contract/contract-text.mjs').AgreedContract} options.contract the agreed contract
 * @param {(page: string) => string} options.moduleOf returns the module that exports `page`
 * @param {(card: string) => string} [options.cardModuleOf] returns the module that exports `card`
 * @param {boolean} [options.isProduction]
 * @param {(css: string) => string} [options.minifyStyles] minifies the style sheet
 */
export function federationPlugins(
  remote,
  { contract: agreed, moduleOf, cardModuleOf = ownCardModule, isProduction = true, minifyStyles = (css) => css },
) {
  const { name, contract, pages, cards = [] } = remote;
  return [
    new FederatedRemote((root) => ({
      name: getContainerName(name),
      filename: 'entry.js',
      exposes: Object.fromEntries([
        ...pages.map((page) => [`./${page.name}`, moduleOf(page.name)]),
        ...cards.map((card) => [`./${getCardModule(card.name)}`, cardModuleOf(card.name)]),
      ]),
      shared: buildSharedOptions(contract, (library) => getCompiledRange(root, library)),
      shareStrategy: 'loaded-first',
      manifest: true,
      // Types come from the shared kernel; our development server does the reloading.
      dts: false,
      dev: false,
      experiments: { externalRuntime: true },
    })),
    // Identifies the remote for blocks, whose code is built into several.
    new webpack.DefinePlugin({ __NCB_REMOTE__: JSON.stringify(name) }),
    new StyleModules(name, { filename: '[name].css', runtime: false }),
    new OneStyleSheet(minifyStyles),
    new NotesInManifest(agreed),
    new DefaultImports(),
    new ChunksWithCode(),
    new webpack.NormalModuleReplacementPlugin(/^\.\.\/components\/AntdIcon(?:Light)?$/, ICON_BASE),
    new ChunkZeroByName(),
    ...(isProduction ? [new SubresourceIntegrityPlugin({ hashFuncNames: ['sha384'] })] : []),
  ];
}

/** @type {(card: string) => string} */
function ownCardModule(card) {
  return `./src/${getCardModule(card)}.js`;
}

class FederatedRemote {
  #optionsFor;

  /** @param {(root: string) => ConstructorParameters<typeof ModuleFederationPlugin>[0]} optionsFor */
  constructor(optionsFor) {
    this.#optionsFor = optionsFor;
  }

  /** @param {webpack.Compiler} compiler */
  apply(compiler) {
    new ModuleFederationPlugin(this.#optionsFor(compiler.context)).apply(compiler);
  }
}

/**
 * Time limit of a chunk, as the shell's for an entry (`CODE_LIMIT` in shell/src/registry/limits.ts); webpack's default
 * is two minutes.
 */
const CHUNK_LIMIT_MS = 20_000;

/** @type {(remote: { name: string }, isProduction?: boolean) => object} */
export function federationOutput({ name }, isProduction = true) {
  const file = isProduction ? '[name].[contenthash:12].js' : '[name].js';
  return {
    publicPath: 'auto',
    filename: file,
    chunkFilename: file,
    chunkLoadTimeout: CHUNK_LIMIT_MS,
    uniqueName: getContainerName(name),
    // Required for integrity of chunks: without CORS mode the browser cannot check a script's hash.
    crossOriginLoading: /** @type {const} */ ('anonymous'),
  };
}

/** Returns the global name of a remote's container, without hyphens, which identifiers cannot have. */
function getContainerName(/** @type {string} */ remote) {
  return `ncb_${remote.replaceAll('-', '_')}`;
}

/**
 * Makes default imports of shared modules resolve to their default export: in a `"type": "module"` package webpack
 * takes the whole module, as Node does with CommonJS, and React would get an object as a component.
 */
class DefaultImports {
  /** @param {webpack.Compiler} compiler */
  apply(compiler) {
    compiler.options.module.rules.push({ test: /\.js$/, exclude: isForeignPackage, type: 'javascript/auto' });
  }
}

/** @type {(file: string) => boolean} */
function isForeignPackage(file) {
  const [, installed] = /^.*[\\/]node_modules[\\/](.*)$/.exec(file) ?? [];
  return installed !== undefined && !/^@ncb[\\/]/.test(installed);
}

/**
 * Smallest shared code of two pages that becomes its own file, bytes of source. With webpack's 20,000 a page has many
 * small files, which compress worse and cost a request each.
 */
const SHARED_MIN = 30_000;

/**
 * Excludes shared modules and styles from chunk splitting: webpack would create a chunk without a file and therefore
 * without an integrity hash.
 */
class ChunksWithCode {
  /** @param {webpack.Compiler} compiler */
  apply({ options: { optimization } }) {
    if (optimization.splitChunks === false) return;
    const { cacheGroups = {}, ...splitChunks } = optimization.splitChunks ?? {};
    // webpack's default group with another `test`.
    const group = {
      minSize: SHARED_MIN,
      idHint: '',
      reuseExistingChunk: true,
      minChunks: 2,
      priority: -20,
      test: hasCode,
    };
    // Separate groups: code shared by a page and a card would be one more file for the page.
    const groups = {
      default: {
        ...group,
        chunks: (/** @type {webpack.Chunk} */ chunk) => !chunk.canBeInitial() && !isCardChunk(chunk),
      },
      cards: { ...group, chunks: isCardChunk },
    };
    optimization.splitChunks = { ...splitChunks, cacheGroups: { ...groups, ...cacheGroups } };
  }
}

/**
 * Renames chunk id 0 to '0': ids are hashes and may be 0, which webpack-subresource-integrity takes for a missing id
 * (one of some hundred builds).
 */
class ChunkZeroByName {
  /** @param {webpack.Compiler} compiler */
  apply(compiler) {
    compiler.hooks.thisCompilation.tap('ChunkZeroByName', (compilation) => {
      compilation.hooks.afterOptimizeChunkIds.tap('ChunkZeroByName', (chunks) => {
        for (const chunk of chunks) if (chunk.id === 0) [chunk.id, chunk.ids] = ['0', ['0']];
      });
    });
  }
}

/**
 * True for a card's chunk: Module Federation names chunks after the exposed module. @type {(chunk: webpack.Chunk) =>
 * boolean}
 */
function isCardChunk({ name }) {
  return name?.startsWith('__federation_expose_cards__') ?? false;
}

/** @type {(module: webpack.Module) => boolean} */
function hasCode({ type }) {
  return type !== 'consume-shared-module' && type !== STYLE_MODULE;
}
