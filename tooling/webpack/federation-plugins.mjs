import { ModuleFederationPlugin } from '@module-federation/enhanced/webpack';
import webpack from 'webpack';
import { SubresourceIntegrityPlugin } from 'webpack-subresource-integrity';
import { exposedCard } from '../deploy/registry/extensions.mjs';
import { compiledRange } from './compiled-ranges.mjs';
import { NotesInManifest } from './manifest-notes.mjs';
import { OneStyleSheet } from './one-style-sheet.mjs';
import { ICON_BASE, sharedByShell } from './sharing.mjs';
import { STYLE_MODULE, StyleModules } from './style-modules.mjs';

/**
 * What makes a webpack build a remote of the shell; also for remotes of other repositories (tooling/kit).
 * @param {Pick<import('../deploy/description/check-description.mjs').Description, 'name' | 'contract' | 'pages' | 'cards'>} remote its `remote.json`
 * @param {object} options
 * @param {import('../contract/contract-text.mjs').AgreedContract} options.contract as it is agreed on
 * @param {(page: string) => string} options.moduleOf the module that exports `page`
 * @param {(card: string) => string} [options.cardModuleOf] the module that exports `card`
 * @param {boolean} [options.isProduction]
 * @param {(css: string) => string} [options.minifyStyles] what makes the style sheet smaller
 */
export function federationPlugins(
  remote,
  { contract: agreed, moduleOf, cardModuleOf = ownCardModule, isProduction = true, minifyStyles = (css) => css },
) {
  const { name, contract, pages, cards = [] } = remote;
  return [
    new FederatedRemote((root) => ({
      name: containerName(name),
      filename: 'entry.js',
      exposes: Object.fromEntries([
        ...pages.map((page) => [`./${page.name}`, moduleOf(page.name)]),
        ...cards.map((card) => [`./${exposedCard(card.name)}`, cardModuleOf(card.name)]),
      ]),
      shared: sharedByShell(contract, (library) => compiledRange(root, library)),
      shareStrategy: 'loaded-first',
      manifest: true,
      // Types come from the shared kernel, and a development server of our own does the reloading.
      dts: false,
      dev: false,
      experiments: { externalRuntime: true },
    })),
    // Code that several remotes are built of, a block, tells by it whose it is.
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
  return `./src/${exposedCard(card)}.js`;
}

/** Module Federation for the package in whose folder the compile runs. */
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
 * Limit for a chunk, as the shell's for an entry (`CODE_LIMIT` in shell/src/remotes/limits.ts); webpack's default is two
 * minutes.
 */
const CHUNK_LIMIT_MS = 20_000;

/** What a remote's build writes, and how the shell finds it. @type {(remote: { name: string }, isProduction?: boolean) => object} */
export function federationOutput({ name }, isProduction = true) {
  const file = isProduction ? '[name].[contenthash:12].js' : '[name].js';
  return {
    publicPath: 'auto',
    filename: file,
    chunkFilename: file,
    chunkLoadTimeout: CHUNK_LIMIT_MS,
    uniqueName: containerName(name),
    // Integrity of chunks needs it: without CORS mode the browser refuses to check a script's hash.
    crossOriginLoading: /** @type {const} */ ('anonymous'),
  };
}

/** The global name of a remote's container; a hyphen would not be an identifier. */
export function containerName(/** @type {string} */ remote) {
  return `ncb_${remote.replaceAll('-', '_')}`;
}

/**
 * Default imports of what the shell gives are the defaults of those modules. In a package of `"type": "module"` webpack
 * would take the whole module for the default, as Node does with CommonJS, and React would be given an object for a
 * component: in the remote's own code, and in the kernel that another repository has among its packages.
 */
class DefaultImports {
  /** @param {webpack.Compiler} compiler */
  apply(compiler) {
    compiler.options.module.rules.push({ test: /\.js$/, exclude: isOfOthers, type: 'javascript/auto' });
  }
}

/** @type {(file: string) => boolean} */
function isOfOthers(file) {
  const [, installed] = /^.*[\\/]node_modules[\\/](.*)$/.exec(file) ?? [];
  return installed !== undefined && !/^@ncb[\\/]/.test(installed);
}

/**
 * Bytes of source from which code that two pages share is a file of its own; webpack begins at 20,000. Less, a page is
 * made of many small files, which compress worse and cost a request each.
 */
const SHARED_MIN = 30_000;

/**
 * Two pages that take the same components from the shell, or the same styles, have no code in common. webpack would put the two of them into a
 * chunk without a file, for which there is no integrity hash, and the build would fail.
 */
class ChunksWithCode {
  /** @param {webpack.Compiler} compiler */
  apply({ options: { optimization } }) {
    // `false`: nothing is split at all.
    if (optimization.splitChunks === false) return;
    const { cacheGroups = {}, ...splitChunks } = optimization.splitChunks ?? {};
    // webpack's own group, but for its test.
    const group = {
      minSize: SHARED_MIN,
      idHint: '',
      reuseExistingChunk: true,
      minChunks: 2,
      priority: -20,
      test: hasCode,
    };
    // Apart from each other: what a page shares with a card would be a file more for whoever opens that page.
    const groups = {
      default: { ...group, chunks: (/** @type {webpack.Chunk} */ chunk) => !chunk.canBeInitial() && !isOfCard(chunk) },
      cards: { ...group, chunks: isOfCard },
    };
    optimization.splitChunks = { ...splitChunks, cacheGroups: { ...groups, ...cacheGroups } };
  }
}

/**
 * The number of a chunk is made of its modules' paths, and may be 0, which webpack-subresource-integrity takes for no number:
 * one build of some hundreds had a chunk without a hash, and could not be deployed. As a word it is one like any other.
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

/** Module Federation names a chunk after what it exposes. @type {(chunk: webpack.Chunk) => boolean} */
function isOfCard({ name }) {
  return name?.startsWith('__federation_expose_cards__') ?? false;
}

/** @type {(module: webpack.Module) => boolean} */
function hasCode({ type }) {
  return type !== 'consume-shared-module' && type !== STYLE_MODULE;
}
