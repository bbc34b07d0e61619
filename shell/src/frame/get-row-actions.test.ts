import { readExtensions, parseRegistry } from '../registry';
import { getRowActions } from './get-row-actions';

const VIEWER = {
  ...({ mode: 0, role: 1, userStatus: 2, companyStatus: 2 } as const),
  ...({ hasPayrollProject: false, payrollAccess: 0 } as const),
};
const texts = { ua: 'Рахунок-фактура', ru: 'Счёт-фактура', en: 'Invoice' };
const action = {
  name: 'invoice',
  on: 'documents',
  page: 'miInvoice',
  texts,
  parameters: { document: 'id', type: 'kind' },
  kinds: [1, 2],
  statuses: [5],
};
const registryWith = (rowActions: readonly object[], more: object = {}) =>
  parseRegistry(
    {
      remotes: [
        {
          name: 'invoices',
          version: '1',
          manifest: '/m.json',
          integrity: 'sha384-A',
          contract: '^1.0.0',
          pages: [{ name: 'miInvoice' }],
          rowActions,
          ...more,
        },
      ],
    },
    readExtensions,
  );
const DONE = { on: 'documents', id: '91', kind: 1, status: 5 } as const;
const open = jest.fn();
const findActions = (
  rowActions: readonly object[],
  row: Parameters<typeof getRowActions>[0] = DONE,
  more: object = {},
) => getRowActions(row, { registry: registryWith(rowActions, more), viewer: VIEWER, language: 'ua', open });

describe('actions that remotes declare for rows of others', () => {
  it('open a page of the remote by an address that says which row', () => {
    const [one] = findActions([action]);
    expect(one).toMatchObject({ name: 'invoices.invoice', label: 'Рахунок-фактура' });
    one?.run();
    expect(open).toHaveBeenCalledWith('miInvoice', { document: '91', type: '1' });
  });

  it.each([
    ['of another kind', { ...DONE, kind: 'payroll' } as const],
    ['in another status', { ...DONE, status: 0 } as const],
    ['of another list', { on: 'accounts', id: '7001' } as const],
  ])('are not there for a row %s', (_, row) => expect(findActions([action], row)).toEqual([]));

  it.each([
    ['for whom they are not meant', [{ ...action, access: { roles: [0] } }], {}],
    ['while the bank has switched the remote off', [action], { enabled: false }],
    ['that would open a page of another', [{ ...action, page: 'miMail' }], {}],
    ['that are broken', [{ ...action, parameters: { a: 'iban' } }, null], {}],
  ])('are not there %s', (_, actions, more) => expect(findActions(actions as object[], DONE, more)).toEqual([]));

  it('are there for an account', () => {
    const onAccounts = { ...action, on: 'accounts', kinds: undefined, statuses: undefined, parameters: { acn: 'id' } };
    findActions([onAccounts], { on: 'accounts', id: '7001' })[0]?.run();
    expect(open).toHaveBeenLastCalledWith('miInvoice', { acn: '7001' });
  });
});
