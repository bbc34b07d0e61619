import { measureForm } from './form';
import { measureImport } from './import';
import { measureJournal } from './journal';
import { benchInBrowser } from './long-list';

/** More than the bank gives at once, so that the answer is as long as answers are. */
const DOCUMENTS = 12_000;

/** `npm run bench -- payments`: the pages of hryvnia payments, the built product in a browser. */
await benchInBrowser({ NCB_DOCUMENTS: String(DOCUMENTS) }, async (page, director) => [
  ...(await measureForm(page, director)),
  ...(await measureImport(page, director)),
  ...(await measureJournal(page, director)),
]);
