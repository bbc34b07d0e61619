import {
  changeBeneficiaries,
  changeCorrespondents,
  changePurposes,
  importCorrespondents,
  insertBeneficiary,
  insertCorrespondent,
  insertPurpose,
  listBeneficiaries,
  listCorrespondents,
  listPurposes,
  saveCurrencyPayment,
  type NewBeneficiary,
  type NewCorrespondent,
} from '@ncb/shared-kernel/api/contract';
import { checkBeneficiaryRow, checkCorrespondent, checkPurposeRow, EMPTY_BANK } from '@ncb/shared-kernel/domain/rules';
import { and, eq, sql } from 'drizzle-orm';
import { CATALOGUE_ROWS_MAX } from '../src/areas/catalogues/limits';
import { OWN_BANK } from '../src/areas/banks/own-bank';
import { audit, correspondent } from '../src/db/schema';
import { SEED } from '../src/seed';
import { EUROS_ABROAD, nextNumber } from './support/currency-documents';
import { setUpBank, setUpPerson } from './support/set-up-bank';

const bank = setUpBank();
const operator = setUpPerson(bank, 'oper1');
const stranger = setUpPerson(bank, 'fop1');

/** Valid check digits, unknown bank code. */
const UNKNOWN_BANK_IBAN = 'UA509999990000026006999000301';
const CORRESPONDENTS = { catalogue: 'ncb_correspondents_c' } as const;
const OF_PURPOSES = { catalogue: 'ncb_ppurps_c' } as const;
const OF_BENEFICIARIES = { catalogue: 'ncb_beneficiary_c' } as const;

const ROW: NewCorrespondent = {
  code: '92000025',
  name: 'ТОВ «Ґанок»',
  iban: 'UA263052990000026006999000301',
  isResident: true,
  hasCode: true,
  maximum: null,
  phone: '',
};
const BENEFICIARY: NewBeneficiary = {
  beneficiary: {
    name: 'NEW HANDEL GMBH',
    code: 'DE1',
    secondCode: '',
    account: 'DE89370400440532013000',
    country: '276',
    address: 'Teststrasse 9, Berlin',
  },
  beneficiaryBank: { ...EMPTY_BANK, swift: 'DEUTDEFF', name: 'DEUTSCHE BANK AG', country: '276' },
  intermediaryBank: EMPTY_BANK,
};

const correspondents = async (text?: string, person = operator) =>
  (await person.get(listCorrespondents, { ...CORRESPONDENTS, ...(text !== undefined && { search: { text } }) })).rows;
const insert = async (row: NewCorrespondent, person = operator) =>
  (await person.get(insertCorrespondent, { ...CORRESPONDENTS, row })).id;
const change = { operation: 'update', ids: [] } as const;
const remove = (...ids: readonly string[]) => ({ operation: 'delete', row: null, ids }) as const;

async function recorded(id: string): Promise<readonly (readonly [string, number | null])[]> {
  const rows = await bank.services.db.queries
    .select()
    .from(audit)
    .where(and(eq(audit.objectType, 'catalogueRow'), eq(audit.objectId, id)));
  return rows.map(({ action, userId }) => [action, userId]);
}

describe('the rows of the seed', () => {
  test('are all there, and the bank’s own rules accept each of them', async () => {
    const rows = await correspondents();
    expect(rows.map(({ id }) => Number(id)).sort((a, b) => a - b)).toEqual(
      SEED.correspondents.map(({ RECORD_ID }) => RECORD_ID),
    );
    expect(rows.flatMap((row) => checkCorrespondent({ ...row, maximum: row.maximum ?? '' }))).toEqual([]);
    const { rows: purposes } = await operator.get(listPurposes, OF_PURPOSES);
    expect(new Set(purposes.map(({ text }) => text))).toEqual(new Set(SEED.purposes));
    expect(purposes.flatMap(({ text }) => checkPurposeRow(text))).toEqual([]);
    const { rows: beneficiaries } = await operator.get(listBeneficiaries, OF_BENEFICIARIES);
    expect(beneficiaries.map(({ beneficiary }) => beneficiary.name).sort()).toEqual(
      SEED.beneficiaries.map(({ name }) => name).sort(),
    );
    expect(beneficiaries.flatMap((row) => checkBeneficiaryRow(row, OWN_BANK))).toEqual([]);
  });

  test('are found by a part of a name, code or account, however it is written', async () => {
    const idsOf = async (text: string) => (await correspondents(text)).map(({ id }) => id);
    expect(await idsOf('світанок')).toEqual(['1']);
    expect(await idsOf(' UA58 3004 65 ')).toEqual(['2']);
    expect(await idsOf('аа1234')).toEqual(['4']);
    expect(await idsOf('%')).toEqual([]);
    expect(await idsOf('  ')).toHaveLength(SEED.correspondents.length);
    const { rows } = await operator.get(listBeneficiaries, { ...OF_BENEFICIARIES, search: { text: 'de89 3704' } });
    expect(rows.map(({ id }) => id)).toEqual(['1']);
    const purposes = await operator.get(listPurposes, { ...OF_PURPOSES, search: { text: 'ОРЕНДА' } });
    expect(purposes.rows.map(({ text }) => text)).toEqual(['Оренда офісу за {місяць} {рік} р.']);
  });

  test('are their company’s alone', async () => {
    expect(await correspondents(undefined, stranger)).toEqual([]);
  });
});

describe('a correspondent', () => {
  test('is added in the bank’s own spelling, listed by name, changed and deleted, each with its audit row', async () => {
    const id = await insert({ ...ROW, code: '9200 0025', iban: 'ua26 3052 9900 0002 6006 9990 0030 1' });
    expect((await correspondents('Ґанок'))[0]).toEqual({ id, ...ROW });
    const names = (await correspondents()).map(({ name }) => name);
    expect(names.indexOf('ГУК у м.Києві (тест), ПДВ')).toBeLessThan(names.indexOf(ROW.name));
    const row = { id, ...ROW, maximum: '500.00', name: 'Ґанок' };
    await operator.get(changeCorrespondents, { ...CORRESPONDENTS, change: { ...change, row } });
    expect(await correspondents('Ґанок')).toEqual([row]);
    await operator.get(changeCorrespondents, { ...CORRESPONDENTS, change: remove(id) });
    expect(await correspondents('Ґанок')).toEqual([]);
    expect(await recorded(id)).toEqual([
      ['saveRecord', 504],
      ['saveRecord', 504],
      ['dropRecord', 504],
    ]);
  });

  test('stands among the others by its letters, whatever its quotation marks and apostrophes', async () => {
    const names = ['"Берег"', '«Альфа Дем’ян»', 'Альфа Демʼяв', '„Вежа“', "Альфа Дем'яб"];
    const ids = await Promise.all(
      names.map((name, place) => insert({ ...ROW, name, code: `АА12345${place}`, hasCode: false })),
    );
    const listed = (await correspondents()).map(({ name }) => name).filter((name) => names.includes(name));
    expect(listed).toEqual(["Альфа Дем'яб", 'Альфа Демʼяв', '«Альфа Дем’ян»', '"Берег"', '„Вежа“']);
    for (const id of ids) await operator.get(changeCorrespondents, { ...CORRESPONDENTS, change: remove(id) });
  });

  test('with mistakes is refused with the columns that have them, and nothing is stored', async () => {
    const row = { ...ROW, code: '123', name: 'Н'.repeat(39), iban: '', maximum: '0.00' };
    const wrong = {
      code: 'validation',
      problems: [
        { field: 'code', key: 'invalidOkpo' },
        { field: 'name', key: 'tooLongName', params: { length: '39', max: '38' } },
        { field: 'iban', key: 'fillAllFields' },
        { field: 'maximum', key: 'lessThan1' },
      ].map((problem) => expect.objectContaining(problem)),
    };
    expect(await operator.refused(insertCorrespondent, { ...CORRESPONDENTS, row })).toMatchObject(wrong);
    const update = { ...change, row: { ...row, id: '1' } };
    expect(await operator.refused(changeCorrespondents, { ...CORRESPONDENTS, change: update })).toMatchObject(wrong);
    expect(await correspondents()).toHaveLength(SEED.correspondents.length);
  });

  test('of a bank that is none is refused, as his payment would be', async () => {
    const row = { ...ROW, iban: UNKNOWN_BANK_IBAN };
    expect(await stranger.refused(insertCorrespondent, { ...CORRESPONDENTS, row })).toMatchObject({
      problems: [expect.objectContaining({ field: 'iban', key: 'unknownBank' })],
    });
  });

  test('added twice at once is one row; the same receiver with another name or maximum is refused', async () => {
    const [first, second] = await Promise.all([insert(ROW), insert(ROW)]);
    expect(first).toBe(second);
    expect(await recorded(first)).toHaveLength(1);
    const exists = { code: 'validation', problems: [expect.objectContaining({ field: 'iban', key: 'recordExists' })] };
    for (const more of [{ name: 'Інший' }, { maximum: '1.00' }, { isResident: false }])
      expect(
        await operator.refused(insertCorrespondent, { ...CORRESPONDENTS, row: { ...ROW, ...more } }),
      ).toMatchObject(exists);
    const onto = { ...change, row: { ...ROW, id: '1' } };
    expect(await operator.refused(changeCorrespondents, { ...CORRESPONDENTS, change: onto })).toMatchObject(exists);
    await operator.get(changeCorrespondents, { ...CORRESPONDENTS, change: remove(first) });
  });

  test('of another company can be neither changed nor deleted, and one foreign id keeps all of the selection', async () => {
    const notFound = { code: 'notFound' };
    const update = { ...change, row: { ...ROW, id: '1' } };
    expect(await stranger.refused(changeCorrespondents, { ...CORRESPONDENTS, change: update })).toMatchObject(notFound);
    const own = await insert(ROW, stranger);
    for (const ids of [
      [own, '1'],
      [own, '999999'],
      [own, 'x'],
    ])
      expect(await stranger.refused(changeCorrespondents, { ...CORRESPONDENTS, change: remove(...ids) })).toMatchObject(
        notFound,
      );
    expect((await correspondents(undefined, stranger)).map(({ id }) => id)).toEqual([own]);
    await stranger.get(changeCorrespondents, { ...CORRESPONDENTS, change: remove(own, own) });
    expect(await correspondents(undefined, stranger)).toEqual([]);
  });

  test('is no change without a row, and no deletion without ids', async () => {
    for (const nothing of [{ ...change, row: null }, remove()])
      expect(await operator.refused(changeCorrespondents, { ...CORRESPONDENTS, change: nothing })).toMatchObject({
        code: 'badRequest',
      });
  });
});

describe('a file of correspondents', () => {
  const IBANS = ['UA583004650000026001999000302', 'UA523220010000026006999000303', 'UA403348510000026209999000304'];
  const rows = IBANS.map((iban, index) => ({ ...ROW, iban, name: `Рядок ${index}` }));

  test('adds what is new and says how many; what is there stays as it is', async () => {
    await insert({ ...rows[0]!, maximum: '10.00' }, stranger);
    expect(await stranger.get(importCorrespondents, { rows: [...rows, ...rows] })).toEqual({ added: 2 });
    expect(await stranger.get(importCorrespondents, { rows })).toEqual({ added: 0 });
    expect((await correspondents(undefined, stranger)).map(({ name, maximum }) => [name, maximum])).toEqual([
      ['Рядок 0', '10.00'],
      ['Рядок 1', null],
      ['Рядок 2', null],
    ]);
    expect(await recorded('imp_corr_list +2')).toEqual([['saveRecord', 505]]);
  });

  test('with a wrong row is refused as a whole, and every wrong row is named', async () => {
    const before = await correspondents(undefined, stranger);
    const wrong = [
      { ...ROW, iban: 'UA653003350000026008999000305' },
      { ...ROW, code: '1' },
      { ...ROW, name: '' },
      { ...ROW, iban: UNKNOWN_BANK_IBAN },
    ];
    expect(await stranger.refused(importCorrespondents, { rows: wrong })).toMatchObject({
      code: 'validation',
      problems: [
        expect.objectContaining({ field: 'rows.1.code', key: 'invalidOkpo' }),
        expect.objectContaining({ field: 'rows.2.name', key: 'fillAllFields' }),
        expect.objectContaining({ field: 'rows.3.iban', key: 'unknownBank' }),
      ],
    });
    expect(await correspondents(undefined, stranger)).toEqual(before);
  });

  test('is refused when the catalogue would grow above its limit, and so is one row more', async () => {
    const { queries } = bank.services.db;
    await queries.execute(
      sql`INSERT INTO correspondent (company_id, code, name, iban, is_resident, has_code)
        SELECT 1003, '1', 'filler', n, true, true FROM generate_series(4, ${CATALOGUE_ROWS_MAX}::integer) AS n`,
    );
    const tooMany = {
      code: 'validation',
      problems: [expect.objectContaining({ key: 'tooManyRecords', params: { max: String(CATALOGUE_ROWS_MAX) } })],
    };
    expect(await stranger.refused(importCorrespondents, { rows: [ROW] })).toMatchObject(tooMany);
    expect(await stranger.refused(insertCorrespondent, { ...CORRESPONDENTS, row: ROW })).toMatchObject(tooMany);
    expect(await stranger.get(importCorrespondents, { rows })).toEqual({ added: 0 });
    expect(await queries.$count(correspondent, eq(correspondent.companyId, 1003))).toBe(CATALOGUE_ROWS_MAX);
  });

  test('may be as long as a catalogue, which is more than a form usually holds', async () => {
    const many = Array.from({ length: CATALOGUE_ROWS_MAX }, () => ({ ...ROW, code: '1', name: 'Назва '.repeat(6) }));
    const failure = await operator.refused(importCorrespondents, { rows: many });
    expect('problems' in failure && failure.problems).toHaveLength(500);
    expect(await operator.refused(importCorrespondents, { rows: [...many, ROW] })).toMatchObject({
      problems: [expect.objectContaining({ field: 'rows', key: 'tooManyRecords' })],
    });
  }, 30_000);
});

describe('a purpose', () => {
  test('is added once, changed and deleted', async () => {
    const row = { text: '  Оплата за воду ' };
    const { id } = await operator.get(insertPurpose, { ...OF_PURPOSES, row });
    expect(await operator.get(insertPurpose, { ...OF_PURPOSES, row })).toEqual({ id });
    const changed = { id, text: 'Оплата за воду та світло' };
    await operator.get(changePurposes, { ...OF_PURPOSES, change: { ...change, row: changed } });
    expect((await operator.get(listPurposes, { ...OF_PURPOSES, search: { text: 'воду' } })).rows).toEqual([changed]);
    const twin = { id, text: SEED.purposes[0] ?? '' };
    expect(await operator.refused(changePurposes, { ...OF_PURPOSES, change: { ...change, row: twin } })).toMatchObject({
      problems: [expect.objectContaining({ field: 'text', key: 'recordExists' })],
    });
    await operator.get(changePurposes, { ...OF_PURPOSES, change: remove(id) });
    expect(await recorded(id)).toHaveLength(3);
  });

  test('is refused when it is empty or longer than a payment takes', async () => {
    const refuse = async (text: string) =>
      ((await operator.refused(insertPurpose, { ...OF_PURPOSES, row: { text } })) as { problems: unknown }).problems;
    expect(await refuse(' ')).toEqual([expect.objectContaining({ key: 'fillAllFields' })]);
    expect(await refuse('п'.repeat(421))).toEqual([expect.objectContaining({ key: 'tooLongPpurp' })]);
  });
});

describe('a foreign receiver', () => {
  test('is added once, changed and deleted', async () => {
    const { id } = await operator.get(insertBeneficiary, { ...OF_BENEFICIARIES, row: BENEFICIARY });
    expect(await operator.get(insertBeneficiary, { ...OF_BENEFICIARIES, row: BENEFICIARY })).toEqual({ id });
    const find = async () =>
      (await operator.get(listBeneficiaries, { ...OF_BENEFICIARIES, search: { text: 'new handel' } })).rows;
    expect(await find()).toEqual([{ id, ...BENEFICIARY }]);
    const moved = { ...BENEFICIARY, beneficiary: { ...BENEFICIARY.beneficiary, address: 'Neue Strasse 1' } };
    expect(await operator.refused(insertBeneficiary, { ...OF_BENEFICIARIES, row: moved })).toMatchObject({
      problems: [expect.objectContaining({ field: 'beneficiary.account', key: 'recordExists' })],
    });
    const update = { ...change, row: { id, ...moved } };
    await operator.get(changeBeneficiaries, { ...OF_BENEFICIARIES, change: update });
    expect(await find()).toEqual([{ id, ...moved }]);
    await operator.get(changeBeneficiaries, { ...OF_BENEFICIARIES, change: remove(id) });
    expect(await find()).toEqual([]);
  });

  test('keeps its address in parts and the most that it is paid at once', async () => {
    const addressParts = { town: 'Berlin', street: 'Neue Strasse', building: '1', postCode: '10115', region: '' };
    const row = { ...BENEFICIARY, addressParts, maximum: '1000.00' };
    const { id } = await operator.get(insertBeneficiary, { ...OF_BENEFICIARIES, row });
    const { rows } = await operator.get(listBeneficiaries, { ...OF_BENEFICIARIES, search: { text: 'new handel' } });
    const beneficiary = { ...BENEFICIARY.beneficiary, address: 'Neue Strasse 1, 10115 Berlin' };
    expect(rows).toEqual([{ id, ...row, beneficiary }]);
    const payment = {
      ...EUROS_ABROAD,
      number: nextNumber(),
      amount: '1000.01',
      basis: 'other' as const,
      basisText: 'x',
    };
    expect(await operator.refused(saveCurrencyPayment, { type: 2, payment })).toMatchObject({
      problems: [{ field: 'amount', key: 'amountTooBig', params: { max: '1000.00' } }],
    });
    const wrong = { ...row, addressParts: { ...addressParts, town: 'T'.repeat(36) }, maximum: '0.00' };
    expect(await operator.refused(insertBeneficiary, { ...OF_BENEFICIARIES, row: wrong })).toMatchObject({
      problems: [{ field: 'addressParts.town' }, { field: 'maximum', key: 'lessThan1' }],
    });
    await operator.get(changeBeneficiaries, { ...OF_BENEFICIARIES, change: remove(id) });
  });

  test('in our own bank names no other bank', async () => {
    const account = 'UA913516070000026006999000020';
    const own = { ...BENEFICIARY.beneficiary, code: '', account, country: '804' };
    expect(
      await operator.refused(insertBeneficiary, { ...OF_BENEFICIARIES, row: { ...BENEFICIARY, beneficiary: own } }),
    ).toMatchObject({ problems: [{ field: 'beneficiaryBank.swift', key: 'nonOwnBankIban' }] });
  });

  test('is refused with the fields of a payment that would be wrong', async () => {
    const row = {
      ...BENEFICIARY,
      beneficiary: { ...BENEFICIARY.beneficiary, account: 'DE00370400440532013000', name: 'Київ' },
      intermediaryBank: { ...EMPTY_BANK, swift: 'CITIUS33' },
    };
    const { problems } = (await operator.refused(insertBeneficiary, { ...OF_BENEFICIARIES, row })) as {
      problems: readonly { field: string }[];
    };
    expect(problems.map(({ field }) => field)).toEqual([
      'beneficiary.name',
      'beneficiary.account',
      'intermediaryBank.name',
      'intermediaryBank.country',
    ]);
  });
});
