import { checkReceivers } from '@ncb/shared-kernel/api/contract';
import { CodeSource, DocumentStatus, PayrollAccess, RECEIVER_CHECKS_MAX } from '@ncb/shared-kernel/domain/vocabulary';
import { and, eq } from 'drizzle-orm';
import { document, membership } from '../src/db/schema';
import { ONE_ENGINE } from './support/engines';
import { Person } from './support/person';
import { setUpBank, setUpPerson } from './support/set-up-bank';

const MLYN = 'UA913516070000026006999000020';
const SVITANOK = 'UA263052990000026006999000301';
const TREASURY = 'UA308999980310001000000000001';
const CHERNETKO = 'UA273052990000026205999000210';
const seenWithOthers = (code: string, name: string, sources: readonly string[], lastDay: unknown = null) => ({
  verdict: 'seenWithOthers',
  seen: [{ code, name, sources, lastDay }],
  lastPaid: null,
});

describe.each(ONE_ENGINE)('accounts of receivers and their codes before anything is saved, bank on %s', (engine) => {
  const bank = setUpBank({ engine });
  const operator = setUpPerson(bank, 'oper1');

  const check = async (person: Person, ...pairs: readonly (readonly [string, string])[]) => {
    const receivers = pairs.map(([account, code]) => ({ account, code }));
    return (await person.get(checkReceivers, { receivers })).checks;
  };

  test('an account of ours answers only whether the code is its owner’s', async () => {
    expect(await check(operator, [MLYN, '91000023'], [MLYN, '91000017'], [MLYN, ''])).toEqual([
      { verdict: 'fits', seen: [], lastPaid: null },
      { verdict: 'differs', seen: [], lastPaid: null },
      { verdict: 'unknown', seen: [], lastPaid: null },
    ]);
  });

  test('an account of another bank answers with the codes that this company has met, and where', async () => {
    const [fits, others, unknown] = await check(
      operator,
      [SVITANOK, '92000019'],
      [SVITANOK, '91000017'],
      ['UA653003350000026008999000999', '92000019'],
    );
    expect(fits).toEqual({ verdict: 'fits', seen: [], lastPaid: null });
    const sources = [CodeSource.catalogue, CodeSource.payments];
    expect(others).toEqual(
      seenWithOthers('92000019', 'ТОВ «Світанок Постач»', sources, expect.stringMatching(/^\d{4}-\d\d-\d\d$/)),
    );
    expect(unknown).toEqual({ verdict: 'unknown', seen: [], lastPaid: null });
  });

  test('an account of the Treasury that was last paid in an earlier year answers with that day', async () => {
    const { queries } = bank.services.db;
    const ofTax = eq(document.receiverAccount, TREASURY);
    const [paid] = await queries
      .select()
      .from(document)
      .where(and(ofTax, eq(document.status, DocumentStatus.success)));
    const code = paid?.receiverCode ?? '';
    expect(await check(operator, [TREASURY, code])).toEqual([{ verdict: 'fits', seen: [], lastPaid: null }]);
    await queries.update(document).set({ documentDate: '2025-12-30' }).where(ofTax);
    const earlier = { lastPaid: '2025-12-30' };
    expect(await check(operator, [TREASURY, code])).toEqual([{ verdict: 'fits', seen: [], ...earlier }]);
    expect(await check(operator, [TREASURY, '92000019'])).toMatchObject([{ verdict: 'seenWithOthers', ...earlier }]);
    // Accounts other than budgets do not change with the year.
    await queries.update(document).set({ documentDate: '2025-12-30' }).where(eq(document.receiverAccount, SVITANOK));
    expect(await check(operator, [SVITANOK, '92000019'])).toMatchObject([{ verdict: 'fits', lastPaid: null }]);
  });

  test('another company has met nothing of it', async () => {
    const trader = await new Person(bank, 'fop1').signIn();
    expect(await check(trader, [SVITANOK, '91000017'])).toEqual([{ verdict: 'unknown', seen: [], lastPaid: null }]);
  });

  test('an employee’s account is compared for those who see salaries, and is unknown to the others', async () => {
    const { queries } = bank.services.db;
    const pair = [CHERNETKO, '0148102804'] as const;
    const director = await new Person(bank, 'director1').signIn('1001');
    expect(await check(director, pair)).toEqual([
      seenWithOthers('0185103014', 'Чернетко Матвій Тестович', [CodeSource.employees]),
    ]);
    await queries.update(membership).set({ payrollAccess: PayrollAccess.totals }).where(eq(membership.userId, 504));
    expect(await check(operator, pair)).toEqual([{ verdict: 'unknown', seen: [], lastPaid: null }]);
  });

  test('an account in the old form is one of ours', async () => {
    expect(await check(operator, ['26006999000020', '91000023'], ['26006999000020', '91000017'])).toMatchObject([
      { verdict: 'fits' },
      { verdict: 'differs' },
    ]);
  });

  test('codes beyond the fifth of one account of ours are not compared: a list of tax numbers would find the owner’s', async () => {
    const codes = ['91000017', '91000046', '92000019', '92000025', '99000011', '91000023', '91000023'];
    const checks = await check(operator, ...codes.map((code) => [MLYN, code] as const));
    expect(checks.map(({ verdict }) => verdict)).toEqual([...Array(5).fill('differs'), 'unknown', 'unknown']);
  });

  test('5,000 pairs are compared within two seconds, one more is refused', async () => {
    const pairs = Array.from({ length: RECEIVER_CHECKS_MAX }, (_, index) => ({
      account: index % 2 === 0 ? SVITANOK : `UA${String(index).padStart(27, '0')}`,
      code: '92000019',
    }));
    const started = performance.now();
    const { checks } = await operator.get(checkReceivers, { receivers: pairs });
    expect(performance.now() - started).toBeLessThan(2000);
    expect(checks).toHaveLength(RECEIVER_CHECKS_MAX);
    const failure = await operator.refused(checkReceivers, { receivers: [...pairs, ...pairs.slice(0, 1)] });
    expect(failure).toMatchObject({ kind: 'refused', code: 'badRequest' });
  });
});
