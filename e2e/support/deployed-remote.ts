import { createHash } from 'node:crypto';
import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import type { TestBank } from './bank';
import { replaceFile } from './site-files';

type Change = (text: string) => string;

interface Entry {
  name: string;
  version: string;
  manifest: string;
  integrity: string;
  [field: string]: unknown;
}

/** Deployed remote in the served folder, for tests that damage and repair it. */
export class DeployedRemote {
  readonly #site: string;
  readonly #name: string;
  readonly #registry: string;
  readonly #before: Readonly<Record<string, unknown>>;
  readonly #undo: (() => void)[] = [];

  constructor(bank: TestBank, name: string) {
    this.#site = join(bank.site, 'app');
    this.#name = name;
    this.#registry = join(this.#site, 'ncb/registry.json');
    const before = readFileSync(this.#registry);
    this.#undo.push(() => replaceFile(this.#registry, before));
    this.#before = this.#entry();
  }

  describe(change: Readonly<Record<string, unknown>>): void {
    this.#changeEntry({ ...this.#entry(), ...change });
  }

  /** Changes a file in place, so that it differs from what was deployed. @returns function that restores it */
  spoil(file: RegExp, change: Change): () => void {
    const path = fileIn(this.#folder(), file);
    const original = readFileSync(path);
    const compressed = ['.br', '.gz'].map((ending) => path + ending).filter(existsSync);
    const aside = compressed.map((name) => [name, readFileSync(name)] as const);
    compressed.forEach((name) => rmSync(name));
    replaceFile(path, change(original.toString()));
    const mend = () => {
      replaceFile(path, original);
      aside.forEach(([name, bytes]) => replaceFile(name, bytes));
    };
    this.#undo.push(mend);
    return mend;
  }

  deploy(version: string, file: RegExp, change: Change): void {
    const folder = join(this.#site, 'ncb/remotes', this.#name, version);
    cpSync(this.#folder(), folder, { recursive: true });
    this.#undo.push(() => rmSync(folder, { recursive: true, force: true }));
    changeBuild(folder, file, change);
    const manifest = join(folder, 'mf-manifest.json');
    const content = JSON.parse(readFileSync(manifest, 'utf8')) as { ncb: { integrity: Record<string, string> } };
    for (const name of Object.keys(content.ncb.integrity))
      content.ncb.integrity[name] = hashOf(readFileSync(join(folder, name)));
    replaceFile(manifest, JSON.stringify(content));
    this.#changeEntry({
      ...this.#entry(),
      version,
      manifest: `/ncb/remotes/${this.#name}/${version}/mf-manifest.json`,
      integrity: hashOf(readFileSync(manifest)),
    });
  }

  rollBack(): void {
    this.#changeEntry(this.#before as Entry);
  }

  putBack(): void {
    for (const undo of this.#undo.splice(0).reverse()) undo();
  }

  #changeEntry(entry: Entry): void {
    const registry = this.#read();
    const remotes = registry.remotes.map((item) => (item.name === this.#name ? entry : item));
    replaceFile(this.#registry, JSON.stringify({ ...registry, remotes }));
  }

  #entry(): Entry {
    const entry = this.#read().remotes.find(({ name }) => name === this.#name);
    if (!entry) throw new Error(`no remote ${this.#name}`);
    return entry;
  }

  #read(): { remotes: Entry[] } {
    return JSON.parse(readFileSync(this.#registry, 'utf8')) as { remotes: Entry[] };
  }

  #folder(): string {
    return join(this.#site, 'ncb/remotes', this.#name, this.#entry().version);
  }
}

/** Changes a script of a build and its hash in the entry; removes compressed copies. */
export function changeBuild(folder: string, file: RegExp, change: Change): void {
  const path = fileIn(folder, file);
  const changed = change(readFileSync(path, 'utf8'));
  for (const name of readdirSync(folder)) if (/\.(?:br|gz)$/.test(name)) rmSync(join(folder, name));
  const old = hashOf(readFileSync(path));
  replaceFile(path, changed);
  // The entry pins the chunks; the manifest pins both.
  const entry = join(folder, 'entry.js');
  replaceFile(entry, readFileSync(entry, 'utf8').replace(old, hashOf(readFileSync(path))));
}

function fileIn(folder: string, pattern: RegExp): string {
  const name = readdirSync(folder).find((file) => pattern.test(file));
  if (name === undefined) throw new Error(`no file ${String(pattern)} in ${folder}`);
  return join(folder, name);
}

function hashOf(bytes: Buffer): string {
  return `sha384-${createHash('sha384').update(bytes).digest('base64')}`;
}

/**
 * Deploys a hand-written container with one page.
 * @param component source of a function that takes React and returns the page's component
 */
export function deployNeighbour(bank: TestBank, name: string, page: string, component: string): Deployed {
  return deployPages(bank, name, { [page]: { component } });
}

export interface HandWrittenPage {
  /** Source of a function that takes React and the shared query client library and returns the component. */
  readonly component: string;
  /** Source of the page's texts object; by default empty, under the remote's name. */
  readonly texts?: string;
}

interface Deployed {
  readonly putBack: () => void;
}

/** Deploys a hand-written container. @param pages by name */
export function deployPages(bank: TestBank, name: string, pages: Readonly<Record<string, HandWrittenPage>>): Deployed {
  const site = join(bank.site, 'app');
  const registry = join(site, 'ncb/registry.json');
  const before = readFileSync(registry, 'utf8');
  const address = `/ncb/remotes/${name}/1.0.0`;
  const folder = join(site, address);
  mkdirSync(folder, { recursive: true });
  const container = `ncb_${name}`;
  const texts = '{ ua: none, ru: none, en: none }';
  const sources = Object.entries(pages).map(
    ([page, { component, texts: own = 'texts' }]) =>
      `${page}: () => ({ Page: (${component})(react, queries), texts: ${own} })`,
  );
  const entry = `globalThis.${container} = (() => {
    const none = () => Promise.resolve({ default: {} });
    const texts = { namespace: ${JSON.stringify(name)}, load: ${texts} };
    let shared;
    return {
      init(scope) { shared = scope; },
      async get(exposed) {
        const react = (await Object.values(shared.react)[0].get())();
        const queries = (await Object.values(shared['@tanstack/react-query'])[0].get())();
        const pages = {
          ${sources.join(',\n          ')}
        };
        const page = pages[exposed.replace('./', '')]();
        return () => ({ page });
      },
    };
  })();`;
  const remoteEntry = { name: 'entry.js', path: '', type: 'global' };
  const nothing = { path: '', name: '', zip: '', api: '' };
  const manifest = JSON.stringify({
    id: container,
    name: container,
    metaData: {
      name: container,
      type: 'app',
      buildInfo: { buildVersion: '1.0.0', buildName: name },
      remoteEntry,
      types: nothing,
      globalName: container,
      pluginVersion: '2.9.2',
      publicPath: 'auto',
    },
    shared: [],
    remotes: [],
    exposes: [],
    ncb: { integrity: { 'entry.js': hashOf(Buffer.from(entry)) } },
  });
  replaceFile(join(folder, 'entry.js'), entry);
  replaceFile(join(folder, 'mf-manifest.json'), manifest);
  const { remotes, ...rest } = JSON.parse(before) as { remotes: Entry[] };
  const added: Entry = {
    name,
    version: '1.0.0',
    manifest: `${address}/mf-manifest.json`,
    integrity: hashOf(Buffer.from(manifest)),
    contract: '^1.0.0',
    pages: Object.keys(pages).map((page) => ({ name: page })),
    enabled: true,
    owner: name,
  };
  replaceFile(registry, JSON.stringify({ ...rest, remotes: [...remotes, added] }));
  return {
    putBack() {
      replaceFile(registry, before);
      rmSync(join(site, 'ncb/remotes', name), { recursive: true, force: true });
    },
  };
}
