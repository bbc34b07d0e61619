import { OLD_ACCOUNT, OWN_IBAN } from '../testing/valid-payroll';
import { recogniseLine } from './recognise-line';

describe('a line of free text', () => {
  it.each([
    [`Умовна Оксана 0148102804 ${OWN_IBAN} 17000.00`, '0148102804', OWN_IBAN, 'Умовна Оксана 17000.00'],
    [`${OWN_IBAN}; Умовна; 1700000; 0148102804`, '0148102804', OWN_IBAN, '; Умовна; 1700000;'],
    ['Умовна UA88 3516 0700 0002 6202 9990 0020 0 x', '', OWN_IBAN, 'Умовна x'],
    [`Умовна ${OWN_IBAN.toLowerCase()}`, '', OWN_IBAN, 'Умовна'],
    [`Макетна Зоя, ${OLD_ACCOUNT}, 0181402989, 27020.33`, '0181402989', OLD_ACCOUNT, 'Макетна Зоя, , , 27020.33'],
    [`рах.${OLD_ACCOUNT} №0181402989`, '0181402989', OLD_ACCOUNT, 'рах. №'],
    ['Макетна 123456', '', '123456', 'Макетна'],
    ['Макетна 12345678901234', '', '12345678901234', 'Макетна'],
  ])('"%s" has the code "%s" and the account "%s"', (line, taxCode, account, rest) => {
    expect(recogniseLine(line)).toEqual({ taxCode, account, rest });
  });

  it('with two numbers of ten digits has the code in the one whose check digit is right', () => {
    expect(recogniseLine('2600399900 0148102804')).toEqual({ taxCode: '0148102804', account: '2600399900', rest: '' });
    expect(recogniseLine('2600399901 2600399900')).toMatchObject({ taxCode: '', account: '2600399901' });
  });

  it.each([
    ['a fraction', '123456.50'],
    ['a fraction with a comma', '123456,5'],
    ['the decimals of a number', '1.123456'],
    ['a part of a word', 'рахунок123456'],
    ['a part of a word behind it', '123456грн'],
    ['five digits', '12345'],
    ['fifteen digits', '123456789012345'],
    ['a date', '01.07.2026'],
    ['nothing', ''],
  ])('takes no account from %s: "%s"', (_, line) => {
    expect(recogniseLine(line)).toEqual({ taxCode: '', account: '', rest: line });
  });

  it('takes an account before a full stop or a comma that ends a clause', () => {
    expect(recogniseLine('на 123456.').account).toBe('123456');
    expect(recogniseLine('на 123456, далі').account).toBe('123456');
  });

  it('takes no account from an IBAN that is too long or too short', () => {
    expect(recogniseLine(`${OWN_IBAN}1`).account).toBe('');
    expect(recogniseLine(OWN_IBAN.slice(0, -1)).account).toBe('');
  });
});
