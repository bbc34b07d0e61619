import type { ClientForm } from '@ncb/shared-kernel/api/contract';
import { getPayee } from './get-payee';

const FORM = {
  fullName: 'Товариство «Калинова Брама»',
  shortName: 'ТОВ «Калинова Брама»',
  code: '91000017',
} as ClientForm;

describe('the payee of a code', () => {
  it.each([
    ['its full name', FORM.fullName, FORM.fullName],
    ['its short name if the full one is too long', 'Я'.repeat(141), FORM.shortName],
    ['its short name if there is no full one', '', FORM.shortName],
  ])('has %s', (_what, fullName, receiverName) => {
    const payee = getPayee({ ...FORM, fullName }, 'UA603516070000026003999000001');
    expect(payee).toEqual({ receiverName, receiverCode: '91000017', creditIban: 'UA603516070000026003999000001' });
  });
});
