import { decodeParameters, decodeWire, encodeParameters } from './call';
import {
  changeCorrespondents,
  importCorrespondents,
  insertCorrespondent,
  insertPurpose,
  listCorrespondents,
} from './catalogues';
import { getImportTemplatePath } from './get-import-template-path';
import { listDomain } from './reference-catalogues';

const ROW = {
  code: '14360570',
  name: 'ТОВ «Ромашка»',
  iban: 'UA983052990000026008138043718',
  isResident: true,
  hasCode: false,
  maximum: '150000.00',
  phone: '0440002218',
};
const WIRE = {
  CODE: '14360570',
  NAME: 'ТОВ «Ромашка»',
  IBAN: 'UA983052990000026008138043718',
  IS_RESIDENT: 1,
  HAS_CODE: 0,
  SAL: '150000.00',
  PHONE: '0440002218',
};

describe('the correspondents', () => {
  it('tell a phone that a change leaves out from one that it removes', () => {
    const decodeRow = (row: object) => {
      const params = JSON.stringify({ operType: 'update', newRow: { RECORD_ID: 7, ...row } });
      const decoded = decodeParameters(changeCorrespondents.request, { catalog_ref: 'ncb_correspondents_c', params });
      return decoded.ok && decoded.value.change.row?.phone;
    };
    const { PHONE: _, ...known } = WIRE;
    expect(decodeRow(known)).toBeUndefined();
    expect(decodeRow({ ...known, PHONE: '' })).toBe('');
    expect(decodeRow(WIRE)).toBe('0440002218');
  });

  it('are asked for by the name of their catalogue, with a search as JSON', () => {
    const catalogue = 'ncb_correspondents_c' as const;
    expect(listCorrespondents).toMatchObject({ method: 'GET', path: '/get_clnt_catalog' });
    expect(encodeParameters(listCorrespondents.request, { catalogue })).toEqual({ catalog_ref: catalogue });
    expect(encodeParameters(listCorrespondents.request, { catalogue, search: { text: 'Ром' } })).toEqual({
      catalog_ref: catalogue,
      request_params: '{"search":"Ром"}',
    });
  });

  it('have upper-case names on the wire, and no maximum where it is empty', () => {
    const rows = [
      { RECORD_ID: 1, ...WIRE },
      { RECORD_ID: 2, CODE: '1', NAME: 'А', IBAN: 'UA', SAL: null },
    ];
    expect(decodeWire(listCorrespondents.answer, { rows })).toEqual({
      ok: true,
      value: {
        rows: [
          { id: '1', ...ROW },
          { id: '2', code: '1', name: 'А', iban: 'UA', isResident: true, hasCode: true, maximum: null, phone: '' },
        ],
      },
    });
  });

  it('are added, changed and imported as JSON', () => {
    const catalogue = 'ncb_correspondents_c' as const;
    const added = encodeParameters(insertCorrespondent.request, { catalogue, row: ROW });
    expect(JSON.parse(added['request_params'] ?? '')).toEqual(WIRE);
    const change = { operation: 'update', row: { id: '1', ...ROW }, ids: [] } as const;
    const changed = encodeParameters(changeCorrespondents.request, { catalogue, change });
    expect(JSON.parse(changed['params'] ?? '')).toEqual({
      operType: 'update',
      newRow: { RECORD_ID: '1', ...WIRE },
      ids: [],
    });
    expect(encodeParameters(importCorrespondents.request, { rows: [ROW] })).toEqual({ cdata: JSON.stringify([WIRE]) });
  });
});

describe('other catalogues', () => {
  it('have names of their own', () => {
    const parameters = encodeParameters(insertPurpose.request, { catalogue: 'ncb_ppurps_c', row: { text: 'Оренда' } });
    expect(parameters).toEqual({ catalog_ref: 'ncb_ppurps_c', request_params: '{"PPURP_TEXT":"Оренда"}' });
    expect(encodeParameters(listDomain.request, { catalogue: 'tax_kinds' })).toEqual({ catalog_ref: 'tax_kinds' });
  });
});

describe('an empty import file', () => {
  it.each([
    ['1', 'xlsx', '/ncb/templates/imp_tmpl1.xlsx'],
    ['_payroll', 'dbf', '/ncb/templates/imp_tmpl_payroll.dbf'],
    ['_correspondents', 'csv', '/ncb/templates/imp_tmpl_correspondents.csv'],
  ] as const)('of %s as %s is at %s', (template, format, path) => {
    expect(getImportTemplatePath(template, format)).toBe(path);
  });
});
