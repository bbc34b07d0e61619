import type { Translations } from '@ncb/shared-kernel/i18n';
import type { RemoteCard, RemotePage, RemoteTexts } from '@ncb/shared-kernel/remote-contract';
import { reportInterference } from '../containment';
import { whenStaying } from '../leaving';
import { getModuleName, parseCardPart, type RegistryEntry } from '../registry';
import type { Federation } from './create-federation';
import type { PageFault } from './load-log';
import type { StyleSheet } from './page-styles';

interface FailedPart {
  readonly ok: false;
  readonly fault: PageFault;
  readonly remote: string | null;
}

export type PageOutcome =
  | { readonly ok: true; readonly page: RemotePage; readonly styles: StyleSheet | null }
  | FailedPart;
export type CardOutcome =
  | { readonly ok: true; readonly card: RemoteCard; readonly styles: StyleSheet | null }
  | FailedPart;
export type PartOutcome = PageOutcome | CardOutcome;

/** Faults that missing files may cause although the browser does not say so. */
const UNEXPLAINED: readonly PageFault[] = ['code', 'styles', 'texts'];

export function failPart(fault: PageFault, remote: string | null = null): FailedPart {
  return { ok: false, fault, remote };
}

interface PartLoading {
  readonly federation: Federation;
  readonly translations: Translations;
  /** Called once the code runs, before its texts arrive. */
  readonly onCode: (entry: RegistryEntry) => void;
}

/** Loads code and texts of a page or card in one version. */
export async function loadPart(entry: RegistryEntry, part: string, loading: PartLoading): Promise<PartOutcome> {
  const { federation, translations, onCode } = loading;
  const fail = async (fault: PageFault) => {
    const cause = UNEXPLAINED.includes(fault) ? await federation.diagnose(entry, getModuleName(part)) : null;
    return failPart(cause ?? fault, entry.name);
  };
  const code = await federation.loadModule(entry, getModuleName(part));
  if (!code.ok) return fail(code.fault);
  const { module, styles } = code;
  const isCard = parseCardPart(part) !== null;
  const loaded: PartOutcome | undefined = isCard
    ? module.card && { ok: true, card: module.card, styles }
    : module.page && { ok: true, page: module.page, styles };
  if (!loaded) {
    // Nothing would render a card in a page's place.
    federation.discard(entry.name);
    return failPart('code', entry.name);
  }
  onCode(entry);
  try {
    await addTexts(translations, entry.name, collectTexts(isCard ? module.card : module.page));
  } catch (error) {
    await whenStaying();
    console.error(`remote ${entry.name}: ${String(error)}`);
    return fail('texts');
  }
  return loaded;
}

function collectTexts(exported: Pick<RemotePage, 'texts'> | undefined): readonly RemoteTexts[] {
  const { texts = [] } = exported ?? {};
  const all = 'namespace' in texts ? [texts] : texts;
  return [...new Map(all.map((one) => [one.namespace, one])).values()];
}

async function addTexts(translations: Translations, remote: string, texts: readonly RemoteTexts[]): Promise<void> {
  const own = texts.filter(({ namespace }) => isOwnNamespace(remote, namespace));
  if (own.length < texts.length) reportInterference('namespace', remote);
  await Promise.all(own.map(({ namespace, load }) => translations.add(namespace, load)));
}

/** True for `<remote>` and `<remote>/<block>`: other namespaces belong to other parts. */
function isOwnNamespace(remote: string, namespace: string): boolean {
  return namespace === remote || namespace.startsWith(`${remote}/`);
}
