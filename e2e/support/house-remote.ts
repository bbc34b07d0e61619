import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { TestBank } from './bank';
import { ROOT } from './root';
import { importTooling } from './import-tooling';

/** Small remote built with our configuration and deployed with our tool. */
export class HouseRemote {
  readonly #name: string;
  readonly #pages: readonly string[];
  readonly #declared: object;
  /** Inside the tree, where the kernel and public packages resolve. */
  readonly #folder: string;

  /** @param declared further fields of its `remote.json` */
  constructor(name: string, pages: readonly string[], declared: object = {}) {
    this.#name = name;
    this.#pages = pages;
    this.#declared = declared;
    const place = join(ROOT, 'var/e2e-remotes');
    mkdirSync(place, { recursive: true });
    this.#folder = mkdtempSync(join(place, `${name}-`));
  }

  async build(sources: Readonly<Record<string, string>>): Promise<void> {
    // Libraries shared by the shell, with the kernel's versions.
    const { peerDependencies } = JSON.parse(readFileSync(join(ROOT, 'shared-kernel/package.json'), 'utf8')) as {
      peerDependencies: object;
    };
    const pages = this.#pages.map((name) => ({ name }));
    this.#write(
      'package.json',
      JSON.stringify({ version: '1.0.0', type: 'module', sideEffects: false, dependencies: peerDependencies }),
    );
    const description = { name: this.#name, contract: '^1.0.0', owner: this.#name, pages, ...this.#declared };
    this.#write('remote.json', JSON.stringify(description));
    for (const [path, text] of Object.entries(sources)) this.#write(`src/${path}`, text);
    const { remoteConfig } = await importTooling<{ remoteConfig: (root: string, mode: 'production') => object }>(
      'webpack/remote-config.mjs',
    );
    const { buildNow } = await importTooling<{ buildNow: (configuration: object) => Promise<void> }>(
      'webpack/build-now.mjs',
    );
    await buildNow({ ...remoteConfig(this.#folder, 'production'), cache: false });
  }

  async deploy(bank: TestBank, version: string): Promise<void> {
    const { openTarget } = await importTooling<{ openTarget: (place: string) => object }>(
      'deploy/targets/open-target.mjs',
    );
    const { refuseMisfit } = await importTooling<{ refuseMisfit: (target: object, root: string) => Promise<void> }>(
      'deploy/check/refuse-misfits.mjs',
    );
    const { openSite } = await importTooling<{ openSite: (place: { target: object }) => Promise<object> }>(
      'deploy/site.mjs',
    );
    const { deployRemote } = await importTooling<{
      deployRemote: (site: object, root: string, options: { percent: number; version: string }) => Promise<object>;
    }>('deploy/deploy-remote.mjs');
    const target = openTarget(bank.site);
    await refuseMisfit(target, this.#folder);
    await deployRemote(await openSite({ target }), this.#folder, { percent: 100, version });
  }

  remove(): void {
    rmSync(this.#folder, { recursive: true, force: true });
  }

  #write(path: string, text: string): void {
    const file = join(this.#folder, path);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, text);
  }
}

export function wordsIn(folder: string, words: Readonly<Record<'ua' | 'ru' | 'en', object>>): Record<string, string> {
  const files = Object.entries(words).map(([language, texts]) => [
    `${folder}/locales/${language}.json`,
    JSON.stringify(texts),
  ]);
  const lines = Object.keys(words).map(
    (language) =>
      `${language}: () => import(/* webpackChunkName: "words-${language}" */ './locales/${language}.json'),`,
  );
  return {
    ...(Object.fromEntries(files) as Record<string, string>),
    [`${folder}/load.ts`]: `export const load = {\n${lines.join('\n')}\n};\n`,
  };
}
