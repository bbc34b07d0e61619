import { listRates } from '@ncb/shared-kernel/api/contract';
import { openTestBank } from './support/open-test-bank';
import { Person } from './support/person';

test.each([
  [false, undefined],
  [true, expect.stringMatching(/^[0-9]+\.[0-9]+$/) as unknown],
])('with official rates configured as %s the panel is told %j', async (showsOfficialRates, official) => {
  const bank = await openTestBank({ config: { showsOfficialRates } });
  try {
    const director = await new Person(bank, 'director1').signIn();
    const { USD, EUR } = await director.get(listRates, {});
    expect([USD.official, EUR.official]).toEqual([official, official]);
  } finally {
    await bank.close();
  }
});
