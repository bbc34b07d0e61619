import { decodeParameters, decodeWire, encodeParameters } from './call';
import { resetNumeration, saveSettings, userSettings } from './settings';

const SETTINGS = { timeoutInterval: 30, showClosed: true, language: 'ua' };
const WIRE = { timeoutInterval: 30, showClosed: 1, language: 'ua' };

describe('the settings of a user', () => {
  it('hold a field per table for its rows per page', () => {
    const sized = { ...SETTINGS, pageSizes: { accounts: 20, journal: 50 } } as const;
    const wire = { ...WIRE, accountsSize: 20, journalSize: 50 };
    expect(userSettings.encode(sized)).toEqual(wire);
    expect(decodeWire(userSettings, wire)).toEqual({ ok: true, value: sized });
  });

  it('hold the columns of a table and the favourite accounts where the user has chosen any', () => {
    const chosen = { ...SETTINGS, columns: { accounts: ['acn_n', 'sal'] }, favouriteAccounts: ['7004', '7001'] };
    const wire = { ...WIRE, accountsColumns: ['acn_n', 'sal'], favouriteAccounts: ['7004', '7001'] };
    expect(userSettings.encode(chosen)).toEqual(wire);
    expect(decodeWire(userSettings, wire)).toStrictEqual({ ok: true, value: chosen });
  });

  it('hold the start page, and none that nobody can begin with', () => {
    const chosen = { ...SETTINGS, startPage: 'today' } as const;
    const wire = { ...WIRE, startPage: 'today' };
    expect(userSettings.encode(chosen)).toEqual(wire);
    expect(decodeWire(userSettings, wire)).toStrictEqual({ ok: true, value: chosen });
    expect(decodeWire(userSettings, { ...WIRE, startPage: 'miMail' })).toStrictEqual({ ok: true, value: SETTINGS });
  });

  it('hold the taxes to be reminded of by company, without groups that are not known', () => {
    const chosen = { ...SETTINGS, taxReminders: { '1001': ['employer', 'single3'] } } as const;
    const wire = { ...WIRE, taxReminders: { '1001': ['employer', 'single3'] } };
    expect(userSettings.encode(chosen)).toEqual(wire);
    const newer = { ...WIRE, taxReminders: { '1001': ['single3', 'ofTomorrow', 'employer'] } };
    expect(decodeWire(userSettings, newer)).toStrictEqual({ ok: true, value: chosen });
    expect(decodeWire(userSettings, { ...WIRE, taxReminders: ['employer'] })).toStrictEqual({
      ok: true,
      value: SETTINGS,
    });
  });

  it('know the last favourite that was taken away from none that was ever chosen', () => {
    const none = { ...SETTINGS, favouriteAccounts: [] };
    expect(decodeWire(userSettings, userSettings.encode(none) as object)).toStrictEqual({ ok: true, value: none });
  });

  it('hold a field per table for the searches that are kept', () => {
    const journal = [{ name: 'Оренда', parameters: { name_co: 'оренда', date_start: '2026-07-01' } }];
    const wire = { ...WIRE, journalSearches: journal };
    expect(userSettings.encode({ ...SETTINGS, savedSearches: { journal } })).toEqual(wire);
    expect(decodeWire(userSettings, wire)).toStrictEqual({
      ok: true,
      value: { ...SETTINGS, savedSearches: { journal } },
    });
  });

  it('leave out a kept search that is none, and keep the others', () => {
    const [good] = [{ name: 'Оренда', parameters: {} }];
    const journalSearches = [null, 'Оренда', { name: 'Оренда' }, { name: 1, parameters: {} }, good];
    const searchOfNumbers = { name: 'Суми', parameters: { amount_l: 5 } };
    expect(decodeWire(userSettings, { ...WIRE, journalSearches: [...journalSearches, searchOfNumbers] })).toStrictEqual(
      {
        ok: true,
        value: { ...SETTINGS, savedSearches: { journal: [good] } },
      },
    );
  });

  it('have no page sizes where none is stored', () => {
    expect(userSettings.encode(SETTINGS)).toEqual(WIRE);
    const decoded = decodeWire(userSettings, WIRE);
    expect(decoded).toStrictEqual({ ok: true, value: SETTINGS });
  });

  it.each([
    ['a size that no table offers', { accountsSize: 7 }],
    ['a size of a table without a name', { Size: 20 }],
    ['a field that only begins like one', { accountsSizes: 20 }],
    ['columns and favourites that are no lists', { accountsColumns: 'acn_n', favouriteAccounts: 7001 }],
    ['searches that are no list', { journalSearches: { name: 'Оренда' } }],
    ['what is no number', { accountsSize: null, journalSize: [20, 5] }],
  ])('leave out %s', (_, fields) => {
    expect(decodeWire(userSettings, { ...WIRE, ...fields })).toStrictEqual({ ok: true, value: SETTINGS });
  });

  it('understand a size written as text', () => {
    expect(decodeWire(userSettings, { ...WIRE, accountsSize: '10' })).toEqual({
      ok: true,
      value: { ...SETTINGS, pageSizes: { accounts: 10 } },
    });
  });

  it('are refused where a field is wrong', () => {
    expect(decodeWire(userSettings, { ...WIRE, timeoutInterval: 'довго' }).ok).toBe(false);
    expect(decodeWire(userSettings, 'x').ok).toBe(false);
  });
});

describe('POST /save_settings', () => {
  it('sends the settings as JSON', () => {
    expect(saveSettings).toMatchObject({ method: 'POST', path: '/save_settings', access: 'user', origin: 'specified' });
    const parameters = encodeParameters(saveSettings.request, { settings: SETTINGS });
    expect(JSON.parse(parameters['settings'] ?? '')).toEqual(WIRE);
  });
});

describe('POST /reset_numeration', () => {
  it.each(['current_pmt_num', 'current_cur_pmt_num', 'current_cur_req_num', 'current_payroll_num'])(
    'restarts %s',
    (cname) => {
      expect(decodeParameters(resetNumeration.request, { cname })).toEqual({ ok: true, value: { counter: cname } });
    },
  );

  it('restarts nothing else', () => {
    expect(resetNumeration).toMatchObject({ path: '/reset_numeration', access: 'company', origin: 'specified' });
    expect(decodeParameters(resetNumeration.request, { cname: 'user_id' })).toEqual({ ok: false, where: 'cname' });
  });
});
