import { seesWholeAtEveryWidth } from '../support/every-width';
import { test } from '../support/test';

/** Its lists have the size that all begin with; other stories choose larger ones. */
test.use({ ownBank: 'lists-at-every-width' });

/** Lists of the areas besides payments and accounts, one each and more where they differ. */
const PAGES: readonly string[] = [
  'miCreditsDeals',
  'miCreditsMine',
  'miDepositsMine',
  'miPmtCurContracts',
  'miEmployees',
  'miSettingsUsers',
];

test('at every width the lists of all areas cut no amount and do not scroll sideways', async ({ person }) => {
  const director = await person();
  await director.hasSession('director1');
  for (const name of PAGES) await seesWholeAtEveryWidth(director, name);
});
