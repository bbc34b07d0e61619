import { loadWorkingArea, getWorkFiles } from '../../../shell/src/app/load-working-area.ts';
import { prefetchFiles } from '../../../shell/src/registry/remote-files.ts';

/** Replaces `shell/src/app/prefetch-first-page.ts` in the best monolith, whose own files contain the first page. */
export const prefetchFirstPage = () => prefetchFiles(new URL(document.baseURI), getWorkFiles(), 'low');

export async function runFirstPage(page, translations, session) {
  const { preloadPage } = await loadWorkingArea();
  await preloadPage(translations, session, page);
}
