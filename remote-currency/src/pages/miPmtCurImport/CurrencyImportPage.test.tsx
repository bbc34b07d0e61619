import { fireEvent, waitFor } from '@testing-library/react';
import type * as FilesTesting from '@ncb/shared-kernel/files/testing';
import { CURRENCY_IMPORT_COLUMNS } from '@ncb/shared-kernel/domain/rules';
import {
  action,
  field,
  openPage,
  press,
  type,
  type FakeShellOptions,
} from '@ncb/shared-kernel/remote-contract/testing';
import { buildSampleTable } from '../../features/import';
import en from '../../locales/en.json';
import ru from '../../locales/ru.json';
import ua from '../../locales/ua.json';
import { currencyFile, currencyLine, IMPORT_ANSWERS, OWN_IBAN } from '../../testing/import-file';
import { page } from '.';

// Runs the worker's code in process: jsdom has no workers.
jest.mock('@ncb/shared-kernel/files', () => {
  const { createInProcessFiles } = jest.requireActual<typeof FilesTesting>('@ncb/shared-kernel/files/testing');
  return { TEXT_ENCODINGS: ['windows-1251', 'utf-8', 'cp866', 'cp1125'], ...createInProcessFiles() };
});

const saved = (() => {
  let id = 9100;
  return () => ({ success: true, pmt_id: String((id += 1)), pmt_status: 0 });
})();

const open = (options: Partial<FakeShellOptions> = {}) =>
  openPage(page, { parameters: {}, ...options, answers: { ...IMPORT_ANSWERS, ...options.answers } });

async function imports(...lines: readonly string[]) {
  await chooses(currencyFile(lines));
  await waitFor(() => row(String(lines.length)));
}
async function chooses(file: File) {
  await waitFor(() => field('file'));
  fireEvent.change(field('file'), { target: { files: [file] } });
}
const row = (id: string) => {
  const element = document.querySelector<HTMLElement>(`tr[data-row="${id}"]`);
  if (!element) throw new Error(`no row ${id}`);
  return element;
};
const inRow = (id: string, name: string) => {
  const element = row(id).querySelector<HTMLElement>(`[data-action="${name}"]`);
  if (!element) throw new Error(`no ${name} in row ${id}`);
  return element;
};
const statuses = () =>
  [...document.querySelectorAll('tr[data-row] [data-status]')].map(({ textContent }) => textContent);
const problemsIn = (id: string) =>
  [...row(id).querySelectorAll('[data-problem]')].map((element) => element.getAttribute('data-problem'));

describe('a file of currency documents', () => {
  it('is judged by the rules of payments and requests, and summed by currency', async () => {
    await open();
    await imports(
      currencyLine(),
      currencyLine({ amount: '1,005', name_co: '' }),
      currencyLine({ pmt_type: '3', acnt_c_id: OWN_IBAN }),
      currencyLine({ cur_ref: 'USD', contracts: 'немає' }),
    );
    expect(statuses()).toEqual(['OK', 'Помилка', 'OK', 'Помилка']);
    expect(problemsIn('2').sort()).toEqual(['emptyField', 'incorrectAmount']);
    expect(problemsIn('4')).toEqual(['unknownContract']);
    expect(field('total-ok')).toHaveTextContent('201,00 EUR');
    expect(field('total-all')).toHaveTextContent('100,50 USD');
    expect(row('3').querySelector('[data-column="name_co"]')).toHaveTextContent('Купівля валюти');
  });

  it('is read from pasted rows of a table, whose headings say which column is which', async () => {
    await open();
    await waitFor(() => field('file'));
    const headings = ['SWIFT банку отримувача', 'Сума', 'Бенефіціар', 'IBAN отримувача', 'Валюта', 'Номер', 'Місто'];
    const lines = [
      ['DEUTDEFF', '1 234,56', 'TEST HANDEL GMBH', 'DE89370400440532013000', 'EUR', '41', 'Berlin'],
      ['DEUTDEFF', '10,00', 'TEST HANDEL GMBH', 'DE89370400440532013001', 'EUR', '42', 'Berlin'],
    ];
    const block = [headings, ...lines].map((cells) => cells.join('\t')).join('\r\n');
    fireEvent.paste(document.body, { clipboardData: { files: [], getData: () => block } });
    await waitFor(() => row('2'));
    const cell = (column: string) => row('1').querySelector(`[data-column="${column}"]`);
    expect(cell('amount')).toHaveTextContent('1 234,56 EUR');
    expect(cell('name_co')).toHaveTextContent('TEST HANDEL GMBH');
    expect(cell('pmt_num')).toHaveTextContent('41');
    expect(problemsIn('1')).not.toContain('invalidIban');
    expect(problemsIn('2')).toContain('invalidIban');
  });

  it('gets numbers for payments and for requests from their own counters', async () => {
    const { services } = await open();
    await imports(currencyLine(), currencyLine({ pmt_type: '3', acnt_c_id: OWN_IBAN }), currencyLine({ pmt_num: '3' }));
    const numbers = ['1', '2', '3'].map((id) => row(id).querySelector('[data-column="pmt_num"]')?.textContent);
    const { nextCurrencyPaymentNumber: payment, nextCurrencyRequestNumber: request } = services.session;
    expect(numbers).toEqual([String(payment === 3 ? 4 : payment), String(request), '3']);
  });

  it('with a town that was only read from a line is confirmed row by row or as a whole', async () => {
    await open();
    const line = { ben_town: '', ben_addr: 'Teststrasse 3, 10115 Berlin' };
    await imports(currencyLine(line), currencyLine(line), currencyLine(line));
    expect(problemsIn('1')).toEqual(['addressToConfirm']);
    fireEvent.click(inRow('1', 'edit'));
    await waitFor(() => action('confirmAddress'));
    expect(field('guessedAddress')).toHaveTextContent('Teststrasse 3, 10115 Berlin');
    press('confirmAddress');
    await waitFor(() => expect(statuses()[0]).toBe('OK'));
    expect(field('ben_street')).toHaveValue('Teststrasse');
    press('repair-addresses');
    await waitFor(() => expect(statuses().filter((status) => status === 'OK')).toHaveLength(3));
  });

  it('in letters that SWIFT does not carry, or with banks by BIC alone, is put right by one press each', async () => {
    const { notices } = await open({
      answers: { '/get_bank_by_swift': { success: true, bank: { country_id: '276', bank_name: 'DEUTSCHE BANK AG' } } },
    });
    await imports(currencyLine({ name_co: 'Тест ГмбХ', ben_bank_name: '' }), currencyLine({ ben_bank_name: '' }));
    expect(problemsIn('1').sort()).toEqual(['emptyField', 'notSwiftText']);
    press('repair-letters');
    await waitFor(() => expect(problemsIn('1')).toEqual(['emptyField']));
    press('repair-banks');
    await waitFor(() => expect(statuses()).toEqual(['OK', 'OK']));
    expect(row('1').querySelector('[data-column="name_co"]')).toHaveTextContent('Test HmbKh');
    expect(notices).toEqual([]);
  });

  it('names signs that SWIFT drops on the row, of texts that are sent and of those that a repair rewrites', async () => {
    await open();
    await imports(
      currencyLine({ pay_purp: 'Invoice 7 → 100 € 🙂' }),
      currencyLine({ name_co: 'Млин № 1 ★' }),
      currencyLine(),
      currencyLine({ pmt_type: '3', acnt_c_id: OWN_IBAN, pay_purp: '100 €' }),
    );
    const getNote = (id: string) => row(id).querySelector('[data-notice="rowNote"]')?.textContent.trim() ?? null;
    expect(getNote('1')).toBe('SWIFT не передає: → стане -, € стане EUR, 🙂 зникне');
    expect(getNote('2')).toContain('★ зникне');
    expect([getNote('3'), getNote('4')]).toEqual([null, null]);
    fireEvent.click(inRow('1', 'edit'));
    await waitFor(() => expect(document.querySelector('[data-panel] [data-notice="rowNote"]')).not.toBeNull());
    type('pay_purp', 'Invoice 7');
    await waitFor(() => expect(document.querySelector('[data-notice="rowNote"]')).toHaveTextContent('★'));
    expect(getNote('1')).toBeNull();
  });

  it('names a bank that nobody knows, which is then typed by hand', async () => {
    const { notices } = await open({
      answers: { '/get_bank_by_swift': { success: false, error: 'немає', error_code: 'notFound' } },
    });
    await imports(currencyLine({ ben_bank_name: '' }));
    press('repair-banks');
    await waitFor(() => expect(notices).toHaveLength(1));
    expect(notices[0]).toMatchObject({ kind: 'warning' });
    fireEvent.click(inRow('1', 'edit'));
    await waitFor(() => field('ben_bank_name'));
    type('ben_bank_name', 'BANK');
    await waitFor(() => expect(statuses()).toEqual(['OK']));
  });
});

describe('saving', () => {
  it('sends each document once, by its own call, and tells what became of each row', async () => {
    const answers = { '/save_pmt': saved };
    const { calls } = await open({ answers });
    await imports(currencyLine({ pmt_num: '71' }), currencyLine({ pmt_type: '3', pmt_num: '72', acnt_c_id: OWN_IBAN }));
    press('save');
    await waitFor(() => field('saveResult'));
    expect(statuses()).toEqual(['Збережено', 'Збережено']);
    const requests = calls.filter(({ path }) => path === '/save_pmt');
    expect(requests.map(({ parameters }) => parameters.get('pmt_type'))).toEqual(['2', '3']);
    expect(new Set(requests.map(({ idempotencyKey }) => idempotencyKey)).size).toBe(2);
    const payment = JSON.parse(requests[0]?.parameters.get('pmt_data') ?? '{}') as object;
    expect(payment).toMatchObject({
      pmt_num: '71',
      acn_id: '7003',
      cur_ref: '978',
      fee_type: 'SHA',
      cur_pmt_type: 'ext',
      ben_town: 'Berlin',
      contracts: ['31'],
      contracts_amounts: ['100.50'],
      acnt_co: 'DE89370400440532013000',
    });
    const request = JSON.parse(requests[1]?.parameters.get('pmt_data') ?? '{}') as object;
    expect(request).toMatchObject({ pmt_num: '72', acn_id: '7001', acnt_c_id: '7003', acn_rest_id: '7001' });
  });

  it('goes on behind a row that the bank refuses, and names its field', async () => {
    let requestCount = 0;
    await open({
      answers: {
        '/save_pmt': () => {
          requestCount += 1;
          return requestCount === 1
            ? { success: false, error: 'ні', error_code: 'validation', problems: [{ field: 'amount', key: 'tooMuch' }] }
            : saved();
        },
      },
    });
    await imports(currencyLine(), currencyLine());
    press('save');
    await waitFor(() => field('saveResult'));
    expect(statuses()).toEqual(['Відхилено', 'Збережено']);
    expect(problemsIn('1')).toEqual(['tooMuch']);
  });

  it('stops at what is about everybody: no row is asked in vain', async () => {
    const { calls } = await open({
      answers: { '/save_pmt': { success: false, error: 'ні', error_code: 'insufficientOrExpiredRights' } },
    });
    await imports(currencyLine(), currencyLine());
    press('save');
    await waitFor(() => expect(document.querySelector('[role="alert"]')).not.toBeNull());
    expect(calls.filter(({ path }) => path === '/save_pmt')).toHaveLength(1);
    expect(statuses()).toEqual(['OK', 'OK']);
  });
});

describe('the sample', () => {
  it.each([
    ['ua', ua],
    ['ru', ru],
    ['en', en],
  ])('of the language %s is read with every column, under the names that the page shows', async (_, texts) => {
    await open();
    const columns: Readonly<Record<string, string>> = texts.import.columns;
    const { columns: head, rows } = buildSampleTable((column) => columns[column] ?? column, '2026-07-01');
    const lines = [head.map(({ name }) => name), ...rows].map((cells) => cells.map((cell) => `"${cell}"`).join(','));
    await chooses(new File([lines.join('\r\n')], 'sample.csv'));
    await waitFor(() => row('4'));
    const text = field('columnsRead').textContent;
    for (const column of CURRENCY_IMPORT_COLUMNS) expect(text).toContain(`«${columns[column]}»`);
    expect(problemsIn('1')).toEqual(['chooseDebitAccount']);
  });
});
