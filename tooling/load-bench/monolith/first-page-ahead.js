import { loadWorkingArea, workFiles } from '../../../shell/src/app/working-area.ts';
import { bringFiles } from '../../../shell/src/remotes/page-files.ts';

/** Replaces `shell/src/app/first-page-ahead.ts` in the best monolith, whose own files contain the first page. */
export const bringFirstPage = () => bringFiles(new URL(document.baseURI), workFiles(), 'low');

export async function runFirstPage(page, translations, session) {
  const { preloadPage } = await loadWorkingArea();
  await preloadPage(translations, session, page);
}
