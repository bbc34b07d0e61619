import { OLD_ACCOUNT, OWN_IBAN, VALID_ROW } from '../testing/valid-payroll';
import { checkPayrollColumns, readPayrollCells, readPayrollLine } from './read-payroll-cells';

const NAMES = ['TIN', 'LASTNAME', 'FIRSTNAME', 'MIDDLENAME', 'EMP_ACN', 'AMOUNT', 'COMP_CODE'];

describe('the columns of a payroll table', () => {
  it('are known in any order and any case, with or without the company’s code', () => {
    expect(checkPayrollColumns(NAMES)).toBeNull();
    expect(checkPayrollColumns(NAMES.map((name) => ` ${name.toLowerCase()} `).reverse())).toBeNull();
    expect(checkPayrollColumns(NAMES.filter((name) => name !== 'COMP_CODE'))).toBeNull();
    expect(checkPayrollColumns([...NAMES, 'NOTE'])).toBeNull();
  });

  it('may give the amount in hryvnias instead', () => {
    expect(checkPayrollColumns(NAMES.map((name) => (name === 'AMOUNT' ? 'AMOUNT_UAH' : name)))).toBeNull();
  });

  it.each(NAMES.slice(0, 6))('are unknown without %s', (missing) => {
    expect(checkPayrollColumns(NAMES.filter((name) => name !== missing))).toBe('unknownStructure');
  });
});

const CELLS = {
  tin: '0148102804',
  lastname: 'Умовна-Зразкова',
  firstname: 'Дар’я',
  middlename: 'Тестівна',
  emp_acn: OWN_IBAN,
  amount: '1700000',
};

describe('a row of a payroll table', () => {
  it('is a row of the payroll, its amount in kopecks', () => {
    expect(readPayrollCells(CELLS)).toEqual(VALID_ROW);
  });

  it('is tidied as pasted text is', () => {
    const untidy = {
      tin: ' 0148102804\u00a0',
      lastname: ' Умовна-Зразкова ',
      firstname: 'Дар’я\n',
      middlename: '\u200bТестівна',
      emp_acn: 'ua88 3516 0700 0002 6202 9990 0020 0',
      amount: '1 700 000',
    };
    expect(readPayrollCells(untidy)).toEqual(VALID_ROW);
  });

  it('keeps an amount that cannot be read, for the rules to refuse', () => {
    expect(readPayrollCells({ ...CELLS, amount: 'сто' }).amount).toBe('сто');
  });

  it('takes the amount in hryvnias as it is written where there is one', () => {
    expect(readPayrollCells({ ...CELLS, amount_uah: '170' }).amount).toBe('170');
    expect(readPayrollCells({ ...CELLS, amount_uah: '' }).amount).toBe('17000.00');
  });

  it('keeps an old account, and repairs the Latin series of a passport', () => {
    const row = readPayrollCells({ ...CELLS, emp_acn: '2620-3999 000209', tin: 'ab 123456' });
    expect(row).toEqual({ ...VALID_ROW, account: OLD_ACCOUNT, taxCode: 'АВ123456' });
  });

  it('without a cell has nothing there', () => {
    expect(readPayrollCells({})).toEqual({
      taxCode: '',
      lastName: '',
      firstName: '',
      middleName: '',
      account: '',
      amount: '',
    });
  });
});

describe('a line of a payroll file', () => {
  it('is read as the import file of the bank has it', () => {
    const line = `0148102804;Умовна-Зразкова;Дар’я;Тестівна;${OWN_IBAN};1700000`;
    expect(readPayrollLine(line)).toEqual(VALID_ROW);
  });

  it.each(['', '0148102804;Умовна;Оксана;Тестівна;26203999000209', '1;2;3;4;5;6;7'])(
    'with another number of cells is none: %j',
    (line) => {
      expect(readPayrollLine(line)).toBeNull();
    },
  );
});
