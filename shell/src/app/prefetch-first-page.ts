import { TODAY_PAGE, type Language } from '@ncb/shared-kernel/domain/vocabulary';
import type { Translations } from '@ncb/shared-kernel/i18n';
import {
  fetchManifest,
  MANIFEST_LIMIT,
  REGISTRY_LIMIT,
  prefetchFiles,
  listPageFiles,
  fetchRegistry,
  REGISTRY,
  selectForCompany,
} from '../registry';
import type { SessionStore } from '../session';
import { canPrefetch } from '../browser';
import { loadWorkingArea, getTodayFiles, getWorkFiles } from './load-working-area';

/**
 * Prefetches the code of the working area and of the first page. None of it runs yet: that would hold up typing on a
 * slow phone.
 */
export async function prefetchFirstPage(page: string, language: Language): Promise<void> {
  if (!canPrefetch()) return;
  const area = prefetchFiles(new URL(document.baseURI), getWorkFiles(), 'low');
  if (page === TODAY_PAGE) {
    await Promise.all([area, prefetchFiles(new URL(document.baseURI), getTodayFiles(), 'low')]);
    return;
  }
  const { registry } = await fetchRegistry(REGISTRY, REGISTRY_LIMIT);
  const entry = selectForCompany(registry, null).findByPage(page);
  if (!entry?.enabled) return;
  const { manifest, integrity } = entry;
  const checked = await fetchManifest(manifest, integrity, MANIFEST_LIMIT);
  if (!checked.ok) return;
  const names = listPageFiles(checked.value.text, page, language);
  await Promise.all([area, prefetchFiles(new URL(manifest, document.baseURI), names, 'low')]);
}

/** Runs the prefetched code. Ignores failures. */
export async function runFirstPage(page: string, translations: Translations, session: SessionStore): Promise<void> {
  const { preloadPage } = await loadWorkingArea();
  await preloadPage(translations, session, page);
}
