import { toFoundValues } from './to-found-values';

const IBAN = 'UA263052990000026006999000301';

describe('what was found, as values of the form', () => {
  it('is only what was found', () => {
    expect(toFoundValues({ creditIban: IBAN })).toEqual({ creditIban: IBAN });
    expect(toFoundValues({})).toEqual({});
  });

  it('has the form’s own VAT text as its switch', () => {
    const purpose = 'Оплата за рахунком № 12, у т.ч. ПДВ 20 % – 200,00 грн.';
    expect(toFoundValues({ amount: '1200.00', purpose, isVatIncluded: true, vatRate: '20' })).toEqual({
      amount: '1200.00',
      purpose: 'Оплата за рахунком № 12',
      isVatIncluded: true,
      vatRate: '20',
    });
  });

  it('leaves the switch off beside a VAT text in other words, or VAT would be told twice', () => {
    const purpose = 'Оплата, в тому числі ПДВ 200,00 грн за червень';
    expect(toFoundValues({ amount: '1200.00', purpose, isVatIncluded: true, vatRate: '20' })).toEqual({
      amount: '1200.00',
      purpose,
      isVatIncluded: false,
    });
  });

  it('has the switch on where the purpose does not speak of VAT', () => {
    expect(toFoundValues({ purpose: 'Борошно', isVatIncluded: true, vatRate: '7' })).toEqual({
      purpose: 'Борошно',
      isVatIncluded: true,
      vatRate: '7',
    });
  });

  it('keeps “без ПДВ” in the purpose', () => {
    expect(toFoundValues({ purpose: 'Борошно, без ПДВ', isVatIncluded: false })).toEqual({
      purpose: 'Борошно, без ПДВ',
      isVatIncluded: false,
    });
  });

  it.each([
    ['92000019', true],
    ['КВ123456', false],
  ])('knows the code %s: a receiver with a code is %s', (receiverCode, receiverHasCode) => {
    expect(toFoundValues({ receiverCode })).toEqual({ receiverCode, receiverIsResident: true, receiverHasCode });
  });
});
