import { TODAY_PAGE, type Language } from '@ncb/shared-kernel/domain/vocabulary';
import type { Translations } from '@ncb/shared-kernel/i18n';
import { fetchManifest } from '../remotes/integrity';
import { MANIFEST_LIMIT, REGISTRY_LIMIT } from '../remotes/limits';
import { bringFiles, pageFiles } from '../remotes/page-files';
import { fetchRegistry, REGISTRY } from '../remotes/registry';
import { forCompany } from '../remotes/rollout';
import type { SessionStore } from '../session/session-store';
import { hasRoomAhead } from './room-ahead';
import { loadWorkingArea, todayFiles, workFiles } from './working-area';

/**
 * Prefetches the code of the working area and of the first page. None of it runs yet: that would hold up typing on a
 * slow phone.
 */
export async function bringFirstPage(page: string, language: Language): Promise<void> {
  if (!hasRoomAhead()) return;
  const area = bringFiles(new URL(document.baseURI), workFiles(), 'low');
  if (page === TODAY_PAGE) {
    await Promise.all([area, bringFiles(new URL(document.baseURI), todayFiles(), 'low')]);
    return;
  }
  const { registry } = await fetchRegistry(REGISTRY, REGISTRY_LIMIT);
  const entry = forCompany(registry, null).serving(page);
  if (!entry?.enabled) return;
  const { manifest, integrity } = entry;
  const checked = await fetchManifest(manifest, integrity, MANIFEST_LIMIT);
  if (!checked.ok) return;
  const names = pageFiles(checked.value.text, page, language);
  await Promise.all([area, bringFiles(new URL(manifest, document.baseURI), names, 'low')]);
}

/** Runs the prefetched code. Ignores failures. */
export async function runFirstPage(page: string, translations: Translations, session: SessionStore): Promise<void> {
  const { preloadPage } = await loadWorkingArea();
  await preloadPage(translations, session, page);
}
