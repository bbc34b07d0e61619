import { read, utils } from 'xlsx';
import { account } from '../../testing/accounts';
import { exportAccounts, type AccountExport } from './export-accounts';

const WORDS: Omit<AccountExport, 'format'> = {
  kind: 'current',
  sheet: 'Рахунки',
  heading: (column) => column,
  status: (status) => (status === 0 ? 'Відкритий' : 'Закритий'),
  yes: 'Так',
  no: 'Ні',
};
const ROWS = [
  account({ reserved: '301.10' }),
  account({ id: '7002', balance: '-5.50', comment: '=cmd|"x";', lastMovement: null, status: 1, hasOverdraft: true }),
];

async function textOf(file: Blob): Promise<string> {
  return new TextDecoder('utf-8', { ignoreBOM: true }).decode(await bytesOf(file));
}
// jsdom's Blob has no arrayBuffer().
function bytesOf(file: Blob): Promise<ArrayBuffer> {
  return new Promise((resolve) => {
    const reader = new FileReader();
    reader.onload = () => resolve(reader.result as ArrayBuffer);
    reader.readAsArrayBuffer(file);
  });
}

describe('exportAccounts', () => {
  it('writes csv for a Ukrainian spreadsheet: byte-order mark, semicolons, comma, CRLF', async () => {
    const text = await textOf(await exportAccounts(ROWS, { ...WORDS, format: 'csv' }));
    expect(text.split('\r\n')).toEqual([
      '\ufeffnumber;iban;currency;balance;available;equivalent;reserved;overdraft;lastMovement;status;comment',
      '26003999000001;UA603516070000026003999000001;UAH;1250430,55;1250430,55;1250430,55;301,10;Ні;01.07.2026;Відкритий;Основний рахунок',
      '26003999000001;UA603516070000026003999000001;UAH;-5,50;1250430,55;1250430,55;0,00;Так;;Закритий;"\'=cmd|""x"";"',
      '',
    ]);
  });

  it('writes a workbook in which amounts are numbers and codes are text', async () => {
    const bytes = await bytesOf(await exportAccounts(ROWS, { ...WORDS, format: 'xlsx' }));
    const { Sheets, SheetNames } = read(bytes, { type: 'array' });
    const rows = utils.sheet_to_json<unknown[]>(Sheets[SheetNames[0] ?? ''] ?? {}, { header: 1 });
    expect(SheetNames).toEqual(['Рахунки']);
    expect(rows[1]?.slice(0, 4)).toEqual(['26003999000001', 'UA603516070000026003999000001', 'UAH', 1250430.55]);
    expect(rows[2]?.at(-1)).toBe('=cmd|"x";');
  });

  it('leaves an amount that no number holds as it is', async () => {
    const huge = account({ balance: '99999999999999.99' });
    const bytes = await bytesOf(await exportAccounts([huge], { ...WORDS, format: 'xlsx' }));
    const { Sheets, SheetNames } = read(bytes, { type: 'array' });
    const rows = utils.sheet_to_json<unknown[]>(Sheets[SheetNames[0] ?? ''] ?? {}, { header: 1 });
    expect(rows[1]?.[3]).toBe('99999999999999.99');
  });

  it('has neither overdraft nor available funds of a debt', async () => {
    const text = await textOf(await exportAccounts(ROWS, { ...WORDS, kind: 'credit', format: 'csv' }));
    expect(text.slice(1).split('\r\n')[0]).toBe('number;iban;currency;balance;equivalent;lastMovement;status;comment');
  });
});
