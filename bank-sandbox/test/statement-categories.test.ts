import { listStatementCategories, setStatementCategory } from '@ncb/shared-kernel/api/contract';
import { ONE_ENGINE } from './support/engines';
import type { Person } from './support/person';
import { setUpBank, setUpPerson } from './support/set-up-bank';

describe.each(ONE_ENGINE)('the categories of counterparties, bank on %s', (engine) => {
  const bank = setUpBank({ engine });
  const director = setUpPerson(bank, 'director1');
  const accountant = setUpPerson(bank, 'buh1');
  const elsewhere = setUpPerson(bank, 'director1', '1002');

  const chosenBy = async (person: Person) => (await person.get(listStatementCategories, {})).categories;
  const party = { code: '38216540', account: 'UA453052990000026005012345678' };

  test('are one company’s, and everybody of it sees what one has chosen', async () => {
    expect(await chosenBy(director)).toEqual([]);
    await director.get(setStatementCategory, { ...party, category: 'salary' });
    await accountant.get(setStatementCategory, { code: '', account: 'UA1', category: 'fees' });
    const both = [
      { code: '', account: 'UA1', category: 'fees' },
      { ...party, category: 'salary' },
    ];
    expect(await chosenBy(director)).toEqual(both);
    expect(await chosenBy(accountant)).toEqual(both);
    expect(await chosenBy(elsewhere)).toEqual([]);
  });

  test('are changed, and given back to the rules', async () => {
    await director.get(setStatementCategory, { ...party, category: 'taxes' });
    expect(await chosenBy(director)).toContainEqual({ ...party, category: 'taxes' });
    await director.get(setStatementCategory, { ...party, category: null });
    expect(await chosenBy(director)).toEqual([{ code: '', account: 'UA1', category: 'fees' }]);
    await elsewhere.get(setStatementCategory, { code: '', account: 'UA1', category: null });
    expect(await chosenBy(director)).toHaveLength(1);
  });

  test('are refused for nobody, and for more than a code or an account can be', async () => {
    const nobody = await director.refused(setStatementCategory, { code: '', account: '', category: 'fees' });
    expect(nobody).toMatchObject({ problems: [{ field: 'code', key: 'fillThisField' }] });
    const long = await director.refused(setStatementCategory, { ...party, code: '1'.repeat(41), category: 'fees' });
    expect(long).toMatchObject({ problems: [{ field: 'code', key: 'tooLongText', params: { max: '40' } }] });
  });
});
