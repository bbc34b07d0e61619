import type { ClientForm } from '@ncb/shared-kernel/api/contract';
import { buildAccount } from '../../testing/build-account';
import { getRequisites, formatRequisites } from './get-requisites';

const FORM: ClientForm = {
  type: 'legal',
  fullName: 'Товариство «Калинова Брама»',
  shortName: 'ТОВ «Калинова Брама»',
  address: 'м. Київ, вул. Вигадана, 1',
  code: '91000017',
  workers: '',
  mainActivity: '',
  secondaryActivities: '',
  phone: '',
  email: '',
  site: '',
};
const label = (field: string) => field.toUpperCase();

describe('the requisites of an account', () => {
  it('are a line each, the IBAN without spaces: it is copied into another bank’s form', () => {
    expect(formatRequisites(getRequisites(buildAccount(), FORM, 'Тестовий банк'), label)).toBe(
      [
        'NAME: Товариство «Калинова Брама»',
        'CODE: 91000017',
        'IBAN: UA603516070000026003999000001',
        'CURRENCY: UAH',
        'BANK: Тестовий банк',
        'BANKCODE: 351607',
        'ADDRESS: м. Київ, вул. Вигадана, 1',
      ].join('\n'),
    );
  });

  it('leave out what the bank does not know, and name a company without a full name by its short one', () => {
    const lines = getRequisites(buildAccount(), { ...FORM, fullName: '', address: '' }, '');
    expect(lines.map(({ field }) => field)).toEqual(['name', 'code', 'iban', 'currency', 'bankCode']);
    expect(lines[0]?.value).toBe('ТОВ «Калинова Брама»');
  });
});
