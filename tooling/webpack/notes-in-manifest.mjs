import webpack from 'webpack';
import { findUsedNames } from './find-used-names.mjs';
import { findStyleSheet } from './one-style-sheet.mjs';

const MANIFEST = 'mf-manifest.json';

/**
 * Notes of a build in its manifest, under `ncb`; hashes are added on deployment.
 * @typedef {object} ManifestNotes
 * @property {string} builtWith version of the contract, and with it of the shared kernel
 * @property {string} [styles] file name of the style sheet
 * @property {string[]} [uses] names imported from the contract's module; absent if the whole namespace is used
 * @property {string[]} [texts] kernel texts named in its code
 * @property {string[]} [classes] kernel classes named in its code
 */

/** Files that the shell requests with a page: texts in the user's language. */
const TEXTS = /^(?:card-)?words-/;

/** Webpack plugin that adds notes for shell and deployment to the manifest, and drops what no reader of it uses. */
export class NotesInManifest {
  #contract;

  /** @param {import('../contract/contract-text.mjs').AgreedContract} contract */
  constructor(contract) {
    this.#contract = contract;
  }

  /** @param {webpack.Compiler} compiler */
  apply(compiler) {
    compiler.hooks.thisCompilation.tap('NotesInManifest', (compilation) => {
      // After the federation plugin has created the manifest.
      const stage = webpack.Compilation.PROCESS_ASSETS_STAGE_REPORT;
      compilation.hooks.processAssets.tap({ name: 'NotesInManifest', stage }, () => {
        const ncb = collectNotes(compilation, this.#contract);
        const manifest = compilation.getAsset(MANIFEST);
        if (!manifest) return;
        const content = JSON.parse(String(manifest.source.source()));
        const exposes = content.exposes.map(withoutLaterFiles);
        const shared = content.shared.map(toReadShared);
        const { types: _types, pluginVersion: _pluginVersion, ...metaData } = content.metaData;
        const text = JSON.stringify({ ...content, metaData, shared, exposes, ncb });
        compilation.updateAsset(MANIFEST, new webpack.sources.RawSource(text));
      });
    });
  }
}

/**
 * Drops the scripts that a part may load later: the federation plugin names those of all other parts there, and each
 * first screen waits for the manifest.
 * @param {{ name: string, path: string, assets: { js: { async: readonly string[] } } }} exposed
 */
function withoutLaterFiles({ name, path, assets }) {
  const { js } = assets;
  const later = js.async.filter((file) => TEXTS.test(file));
  return { name, path, assets: { ...assets, js: { ...js, async: later } } };
}

/**
 * Keeps of a shared library what the federation runtime and the deployment read.
 * @param {{ name: string, requiredVersion: string, assets: object }} shared
 */
function toReadShared({ name, requiredVersion, assets }) {
  return { name, requiredVersion, assets };
}

/** @type {(compilation: webpack.Compilation, contract: import('../contract/contract-text.mjs').AgreedContract) => ManifestNotes} */
function collectNotes(compilation, { version, given }) {
  const assets = compilation.getAssets();
  const scripts = assets.filter(({ name }) => name.endsWith('.js')).map(({ source }) => String(source.source()));
  const styles = findStyleSheet(assets.map(({ name }) => name));
  const uses = findUsedNames(compilation);
  return {
    builtWith: version,
    ...(styles && { styles }),
    ...(uses && { uses }),
    ...findUsedWords(scripts, given),
  };
}

/**
 * Finds the shell's texts and classes named in a remote's code. Keys composed at run time are not found; the
 * `builtWith` version covers those.
 * @param {readonly string[]} scripts
 * @param {{ texts: readonly string[], classes: readonly string[] }} given
 * @returns {{ texts: string[], classes: string[] }}
 */
function findUsedWords(scripts, { texts, classes }) {
  const words = new Set(scripts.flatMap((code) => code.match(/[\w.-]+/g) ?? []));
  return { texts: texts.filter((key) => words.has(key)), classes: classes.filter((name) => words.has(name)) };
}
