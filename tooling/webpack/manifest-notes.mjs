import webpack from 'webpack';
import { usedNames } from './contract-uses.mjs';
import { styleSheetOf } from './one-style-sheet.mjs';
import { usedWords } from './used-words.mjs';

const MANIFEST = 'mf-manifest.json';

/**
 * What a build tells of itself in the manifest, under `ncb`; the hashes are added when it is deployed.
 * @typedef {object} ManifestNotes
 * @property {string} builtWith version of the contract, and with it of the shared kernel
 * @property {string} [styles] the file of its style sheet
 * @property {string[]} [uses] names that it takes from the contract's module; none where it takes the whole
 * @property {string[]} [texts] keys of the kernel's texts that its code names
 * @property {string[]} [classes] classes of the kernel that its code names
 */

/** Writes what the shell and the deployment must know of a remote into its manifest. */
export class NotesInManifest {
  #contract;

  /** @param {import('../contract/contract-text.mjs').AgreedContract} contract */
  constructor(contract) {
    this.#contract = contract;
  }

  /** @param {webpack.Compiler} compiler */
  apply(compiler) {
    compiler.hooks.thisCompilation.tap('NotesInManifest', (compilation) => {
      // After the federation plugin has made the manifest.
      const stage = webpack.Compilation.PROCESS_ASSETS_STAGE_REPORT;
      compilation.hooks.processAssets.tap({ name: 'NotesInManifest', stage }, () => {
        const ncb = notesOf(compilation, this.#contract);
        const manifest = compilation.getAsset(MANIFEST);
        if (!manifest) return;
        const content = { ...JSON.parse(String(manifest.source.source())), ncb };
        compilation.updateAsset(MANIFEST, new webpack.sources.RawSource(JSON.stringify(content)));
      });
    });
  }
}

/** @type {(compilation: webpack.Compilation, contract: import('../contract/contract-text.mjs').AgreedContract) => ManifestNotes} */
function notesOf(compilation, { version, given }) {
  const assets = compilation.getAssets();
  const scripts = assets.filter(({ name }) => name.endsWith('.js')).map(({ source }) => String(source.source()));
  const styles = styleSheetOf(assets.map(({ name }) => name));
  const uses = usedNames(compilation);
  return {
    builtWith: version,
    ...(styles && { styles }),
    ...(uses && { uses }),
    ...usedWords(scripts, given),
  };
}
