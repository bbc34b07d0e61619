import { measureForm } from './measure-form';
import { measureImport } from './measure-import';
import { measureJournal } from './measure-journal';
import { benchInBrowser } from './long-list';

/** More than the bank returns at once, so that answers have the maximum length. */
const DOCUMENTS = 12_000;

/** `npm run bench -- payments`: measures the pages of hryvnia payments in the built product. */
await benchInBrowser({ NCB_DOCUMENTS: String(DOCUMENTS) }, async (page, director) => [
  ...(await measureForm(page, director)),
  ...(await measureImport(page, director)),
  ...(await measureJournal(page, director)),
]);
