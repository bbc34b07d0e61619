import { cleanup, fireEvent, waitFor } from '@testing-library/react';
import { SAMPLE_SESSION, type FakeShellOptions } from '@ncb/shared-kernel/remote-contract/testing';
import type * as FilesTesting from '@ncb/shared-kernel/files/testing';
import { ACCOUNT, ACCOUNTS, CORRESPONDENT } from '../../testing/answers';
import { HEAD, importFile, importLine } from '../../testing/import-file';
import { action, field, openPage, problemOf } from '../../testing/open-page';
import { ImpexPage } from './ImpexPage';

// Runs the worker's code in process: jsdom has no workers.
jest.mock('@ncb/shared-kernel/files', () => {
  const { createInProcessFiles } = jest.requireActual<typeof FilesTesting>('@ncb/shared-kernel/files/testing');
  return {
    TEXT_ENCODINGS: ['windows-1251', 'utf-8', 'cp866', 'cp1125'],
    PAYMENT_EXPORT_COLUMNS: [],
    ...createInProcessFiles(),
  };
});

const open = (options: Partial<FakeShellOptions> = {}) =>
  openPage(ImpexPage, { ...options, answers: { '/acn_list': ACCOUNTS, ...options.answers } });

async function chooses(file: File) {
  await waitFor(() => field('file'));
  fireEvent.change(field('file'), { target: { files: [file] } });
}

async function imports(...lines: readonly string[]) {
  await chooses(importFile(lines));
  await waitFor(() => field('total-all'));
  await waitFor(() => row('1'));
}

const row = (id: string) => {
  const element = document.querySelector<HTMLElement>(`tr[data-row="${id}"]`);
  if (!element) throw new Error(`no row ${id}`);
  return element;
};
const problemsIn = (id: string, column: string) =>
  [...row(id).querySelectorAll(`[data-column="${column}"] [data-problem]`)].map((element) =>
    element.getAttribute('data-problem'),
  );
const inRow = (id: string, name: string) => {
  const element = row(id).querySelector<HTMLElement>(`[data-action="${name}"]`);
  if (!element) throw new Error(`no ${name} in row ${id}`);
  return element;
};
const option = (text: string) => {
  const options = [...document.querySelectorAll('.ant-select-item-option')];
  const option = options.find(({ textContent }) => textContent === text);
  if (!option) throw new Error(`no option ${text}`);
  return option;
};
const statusOf = (id: string) => row(id).querySelector('[data-status]')?.textContent;
const type = (name: string, text: string) => fireEvent.change(field(name), { target: { value: text } });

interface SentPayment {
  readonly pmt_num: string;
  readonly okpo_co: string;
}
const readPayments = (call: { parameters: URLSearchParams } | undefined) =>
  JSON.parse(call?.parameters.get('pmts') ?? '[]') as SentPayment[];

/** Width in px; jsdom has no layout. */
const isWide = (width: number) => jest.spyOn(HTMLElement.prototype, 'offsetWidth', 'get').mockReturnValue(width);

beforeEach(() => isWide(1700));
afterEach(() => jest.restoreAllMocks());

describe('a file of payments', () => {
  it('is told about, and its rows are OK or not, with every problem under its cell', async () => {
    await open();
    await imports(importLine(), importLine({ okpo_c: '92000018', sum_cur: '1,005', name_c: '' }));
    expect(field('format')).toHaveTextContent('таблиця csv');
    expect([statusOf('1'), statusOf('2')]).toEqual(['OK', 'Помилка']);
    expect(problemsIn('2', 'okpo_c')).toEqual(['invalidOkpo']);
    expect(problemsIn('2', 'sum_cur')).toEqual(['incorrectAmount']);
    expect(problemsIn('2', 'name_c')).toEqual(['emptyField']);
    expect(field('total-ok')).toHaveTextContent('1');
    expect(field('total-error')).toHaveTextContent('1');
  });

  it('is read from pasted rows of a table, whose headings say which column is which', async () => {
    await open();
    await waitFor(() => field('file'));
    const block = [
      'Призначення платежу\tСума\tОтримувач\tКод отримувача\tРахунок отримувача\tНомер\tДата',
      [
        'Оплата за товар, без ПДВ',
        '1 234,56',
        CORRESPONDENT.NAME,
        CORRESPONDENT.CODE,
        CORRESPONDENT.IBAN,
        '41',
        '',
      ].join('\t'),
      ['Оренда за липень, без ПДВ', '10,00', CORRESPONDENT.NAME, '92000018', CORRESPONDENT.IBAN, '42', ''].join('\t'),
    ].join('\r\n');
    fireEvent.paste(document.body, { clipboardData: { files: [], getData: () => block } });
    await waitFor(() => row('2'));
    expect(row('1').querySelector('[data-column="sum_cur"]')).toHaveTextContent('1 234,56');
    expect(row('1').querySelector('[data-column="name_c"]')).toHaveTextContent(CORRESPONDENT.NAME);
    expect(problemsIn('2', 'okpo_c')).toEqual(['invalidOkpo']);
  });

  it('is not replaced by what is pasted into a field, nor by rows pasted after it was read', async () => {
    await open();
    await imports(importLine());
    fireEvent.paste(document.body, { clipboardData: { files: [], getData: () => 'a\tb\nc\td' } });
    expect(statusOf('1')).toBe('OK');
    expect(document.querySelector('[data-problem="unknownStructure"]')).toBeNull();
  });

  it('gives way from behind in a narrower table; what is wrong there stands under the status', async () => {
    isWide(940);
    await open();
    await imports(importLine({ okpo_c: '92000018', sum_cur: '1,005' }));
    const columns = [...row('1').querySelectorAll('td[data-column]')].map((cell) => cell.getAttribute('data-column'));
    expect(columns).toEqual(['status', 'oper_n', 'sum_cur', 'name_c', 'oper_date']);
    expect(problemsIn('1', 'sum_cur')).toEqual(['incorrectAmount']);
    expect(problemsIn('1', 'status')).toEqual(['invalidOkpo']);
  });

  it('is cards where a row does not fit', async () => {
    isWide(700);
    await open();
    await imports(importLine({ okpo_c: '92000018' }));
    expect(row('1').querySelectorAll('td')).toHaveLength(1);
    expect(row('1').querySelector('[data-problem]')).toHaveAttribute('data-problem', 'invalidOkpo');
  });

  it('gets numbers from the counter where it has none, but none that it has itself', async () => {
    await open();
    await imports(importLine(), importLine({ oper_n: '107' }), importLine({ oper_n: '3' }), importLine());
    const numbers = ['1', '2', '3', '4'].map((id) => row(id).querySelector('[data-column="oper_n"]')?.textContent);
    expect(numbers).toEqual(['108', '107', '3', '109']);
  });

  it('has no tick at a row that cannot be saved, and gets one when it is put right', async () => {
    await open();
    await imports(importLine(), importLine({ name_c: '' }));
    const isTicked = (id: string) => (inRow(id, 'include') as HTMLInputElement).checked;
    expect([isTicked('1'), isTicked('2')]).toEqual([true, false]);
    fireEvent.click(inRow('2', 'edit'));
    await waitFor(() => field('name_c'));
    type('name_c', 'ТОВ «Тест»');
    await waitFor(() => expect([isTicked('1'), isTicked('2')]).toEqual([true, true]));
  });

  it('with two columns of amounts asks which is meant, with the first rows, and shows no row before', async () => {
    await open();
    await chooses(new File([`${HEAD};Сума, грн\r\n${importLine()};7.00\r\n${importLine()};8.00`], 'two-sums.csv'));
    await waitFor(() => field('fileQuestions'));
    const candidates = [...document.querySelectorAll('[data-question="sum_cur"] [data-candidate]')];
    expect(candidates.map((candidate) => candidate.closest('label')?.textContent)).toEqual([
      'sum_curРядок 2100.50Рядок 3100.50',
      'Сума, грнРядок 27.00Рядок 38.00',
    ]);
    expect(document.querySelector('tr[data-row]')).toBeNull();
    expect(action('answerQuestions')).toBeDisabled();
    fireEvent.click(candidates[1] ?? document.body);
    fireEvent.click(action('answerQuestions'));
    await waitFor(() => expect(row('1').querySelector('[data-column="sum_cur"]')).toHaveTextContent('7,00'));
    expect(document.querySelector('[data-field="fileQuestions"]')).toBeNull();
    expect(field('columnsRead')).toHaveTextContent('Сума – «Сума, грн»');
  });

  it('with the codes of payer and receiver in each other’s columns has no row to save, and says why in each', async () => {
    const own = '91000017';
    const companies = SAMPLE_SESSION.companies.map((company) => ({ ...company, code: own }));
    await open({ session: { companies } });
    const swapped = (code: string) => `${importLine({ okpo_c: own })};${code}`;
    await chooses(new File([`${HEAD};okpo_d\r\n${swapped('92000019')}\r\n${swapped('92000025')}`], 'swapped.csv'));
    await waitFor(() => row('2'));
    expect(['1', '2'].map((id) => problemsIn(id, 'okpo_c'))).toEqual([['swappedCodes'], ['swappedCodes']]);
    expect(['1', '2'].map(statusOf)).toEqual(['Помилка', 'Помилка']);
    expect(action('save')).toBeDisabled();
    fireEvent.click(inRow('1', 'edit'));
    await waitFor(() => field('okpo_c'));
    type('okpo_c', '92000019');
    await waitFor(() => expect(statusOf('1')).toBe('OK'));
  });

  it('takes another column that is chosen later', async () => {
    await open();
    await chooses(new File([`${HEAD};Ціна\r\n${importLine()};7.00`], 'prices.csv'));
    await waitFor(() => row('1'));
    fireEvent.click(action('columns'));
    await waitFor(() => field('column-sum_cur'));
    fireEvent.mouseDown(field('column-sum_cur').querySelector('.ant-select-content') ?? field('column-sum_cur'));
    await waitFor(() => option('9. Ціна (7.00)'));
    fireEvent.click(option('9. Ціна (7.00)'));
    await waitFor(() => expect(row('1').querySelector('[data-column="sum_cur"]')).toHaveTextContent('7,00'));
  });

  describe('with a direction in a column', () => {
    const head = 'Номер;Дата;Операція;Рахунок контрагента;Контрагент;Код контрагента;Сума;Призначення платежу';
    const line = (word: string) =>
      `1;;${word};UA263052990000026006999000301;ТОВ «Тест»;92000019;5.00;Оплата за товар, без ПДВ`;
    const radio = (value: string) =>
      document.querySelector(`[data-direction="${value}"]`) ?? document.createElement('i');

    it('that nobody knows, is asked, and its rows come after the answer', async () => {
      await open();
      await chooses(new File([[head, line('Дебет'), line('Сторно')].join('\r\n')], 'x.csv'));
      await waitFor(() => field('fileQuestions'));
      expect(document.querySelector('[data-question="direction"]')).toHaveTextContent('«Операція»');
      expect(
        [radio('Дебет-outgoing'), radio('Сторно-incoming')].map((each) => (each as HTMLInputElement).checked),
      ).toEqual([true, false]);
      expect(action('answerQuestions')).toBeDisabled();
      fireEvent.click(radio('Сторно-incoming'));
      fireEvent.click(action('answerQuestions'));
      await waitFor(() => row('2'));
      expect([statusOf('1'), statusOf('2')]).toEqual(['Вилучено', 'Вилучено']);
      expect(problemsIn('2', 'status')).toContain('incomingPayment');
      expect(field('direction')).toHaveTextContent('«Сторно» – платили вам');
      fireEvent.click(action('direction'));
      await waitFor(() => field('isPaymentList'));
      fireEvent.click(field('isPaymentList'));
      fireEvent.click(action('answerQuestions'));
      await waitFor(() => expect(field('direction')).toHaveTextContent('список ваших платежів'));
    });

    it('that was not answered before the page was closed, is asked again with the file', async () => {
      const file = () => new File([[head, line('Дебет'), line('Сторно')].join('\r\n')], 'x.csv');
      const { unsaved, drafts } = await open();
      await chooses(file());
      await waitFor(() => field('fileQuestions'));
      expect([[...unsaved], [...drafts]]).toEqual([[], []]);
      cleanup();
      await open();
      await chooses(file());
      await waitFor(() => field('fileQuestions'));
      expect((radio('Сторно-incoming') as HTMLInputElement).checked).toBe(false);
      expect(document.querySelector('tr[data-row]')).toBeNull();
    });

    it('keeps an incoming row from becoming a payment, whatever is put right in it', async () => {
      await open();
      await chooses(new File([[head, line('Дебет'), line('Кредит')].join('\r\n')], 'x.csv'));
      await waitFor(() => row('2'));
      expect(document.querySelector('[data-notice="statement"]')).toHaveTextContent('виписка');
      fireEvent.click(inRow('2', 'include'));
      fireEvent.click(action('fillDebitAccount'));
      fireEvent.click(inRow('2', 'edit'));
      await waitFor(() => field('acn_c'));
      type('acn_c', 'UA263052990000026006999000301');
      type('name_c', 'ТОВ «Тест»');
      type('okpo_c', '92000019');
      type('oper_n', '17');
      await waitFor(() => expect(statusOf('2')).toBe('Помилка'));
      expect(problemsIn('2', 'status')).toEqual(['incomingPayment']);
    });
  });

  it('that is a statement is called one, and nothing of it is ticked', async () => {
    await open();
    const head =
      'Рахунок;Рахунок кореспондента;Кореспондент;ЄДРПОУ кореспондента;Дата операції;Сума;Призначення платежу';
    const line = (sum: string) =>
      `${ACCOUNT.iban};UA263052990000026006999000301;ТОВ «Тест»;92000019;;${sum};Оплата за товар, без ПДВ`;
    await chooses(new File([[head, line('-5.00'), line('7.00')].join('\r\n')], 'statement.csv'));
    await waitFor(() => row('2'));
    expect(document.querySelector('[data-notice="statement"]')).toHaveTextContent('виписка');
    expect([statusOf('1'), statusOf('2')]).toEqual(['Вилучено', 'Вилучено']);
    expect(problemsIn('2', 'status')).toContain('incomingPayment');
    // Its receiver is the company itself: account and code would be wrong too.
    const problems = [...row('2').querySelectorAll('[data-problem]')].map((each) => each.getAttribute('data-problem'));
    expect(problems).toEqual(['incomingPayment']);
  });

  it('tells that zeros of a code were put back, until another code is typed', async () => {
    await open();
    await imports(importLine({ okpo_c: '222103209' }));
    expect(row('1').querySelector('[data-column="okpo_c"]')).toHaveTextContent('0222103209');
    expect(row('1').querySelector('[data-notice="restored"]')).toHaveTextContent('222103209');
  });

  it('with a wrong day in every row is put right by one press', async () => {
    await open();
    await imports(importLine({ oper_date: '07.31.2026' }), importLine({ oper_date: '07.30.2026' }));
    expect([statusOf('1'), statusOf('2')]).toEqual(['Помилка', 'Помилка']);
    fireEvent.click(action('fill-oper_date'));
    await waitFor(() => expect([statusOf('1'), statusOf('2')]).toEqual(['OK', 'OK']));
  });

  it('with prefixed numbers is put right by one press: the figures of each', async () => {
    await open();
    await imports(
      importLine({ oper_n: 'БП-000015' }),
      importLine({ oper_n: '00БП-000016' }),
      importLine({ oper_n: '7' }),
    );
    expect(problemsIn('1', 'oper_n')).toEqual(['incorrectNumber']);
    fireEvent.click(action('repair-figures'));
    await waitFor(() => expect([statusOf('1'), statusOf('2'), statusOf('3')]).toEqual(['OK', 'OK', 'OK']));
    const numbers = ['1', '2', '3'].map((id) => row(id).querySelector('[data-column="oper_n"]')?.textContent);
    expect(numbers).toEqual(['15', '16', '7']);
    await waitFor(() => expect(document.querySelector('[data-repair="figures"]')).toBeNull());
  });

  it('with prefixed numbers gets new ones from a first number, without those that the file has', async () => {
    await open();
    await imports(importLine({ oper_n: 'А-1' }), importLine({ oper_n: 'Б-1' }), importLine({ oper_n: '501' }));
    expect(field('firstNumber')).toHaveValue('107');
    type('firstNumber', '0');
    expect(action('repair-numbers')).toBeDisabled();
    type('firstNumber', '500');
    fireEvent.click(action('repair-numbers'));
    await waitFor(() => expect([statusOf('1'), statusOf('2')]).toEqual(['OK', 'OK']));
    const numbers = ['1', '2', '3'].map((id) => row(id).querySelector('[data-column="oper_n"]')?.textContent);
    expect(numbers).toEqual(['500', '502', '501']);
  });

  it('with control characters says so, and loses them by one press', async () => {
    await open();
    await imports(importLine({ oper_n: '1', pay_purp: 'Оплата за товар,\u001a без ПДВ' }), importLine({ oper_n: '2' }));
    expect(problemsIn('1', 'pay_purp')).toEqual(['controlCharacter']);
    fireEvent.click(action('repair-controls'));
    await waitFor(() => expect([statusOf('1'), statusOf('2')]).toEqual(['OK', 'OK']));
    expect(row('1')).toHaveTextContent('Оплата за товар, без ПДВ');
  });

  it('with ten taxes in the old text is put right by one press, as the form does it', async () => {
    await open();
    const tax = (number: number) =>
      importLine({
        oper_n: String(number),
        acn_c: 'UA308999980310001000000000001',
        pay_purp: `"*;101;91000017;ПДФО за червень ${number};;;"`,
      });
    await imports(...Array.from({ length: 10 }, (_, index) => tax(index + 1)));
    expect(field('total-error')).toHaveTextContent('10');
    fireEvent.click(action('repair-taxes'));
    await waitFor(() => expect(field('total-ok')).toHaveTextContent('10'));
    expect(row('2').querySelector('[data-column="pay_purp"]')).toHaveTextContent('101 ПДФО за червень 2');
    await waitFor(() => expect(document.querySelector('[data-repair="taxes"]')).toBeNull());
  });

  it('of which a receiver has a maximum, or a bank that is none, is not OK', async () => {
    await open({
      answers: {
        '/get_clnt_catalog': { success: true, rows: [{ ...CORRESPONDENT, SAL: '100.00' }] },
        '/get_bank_catalog': { success: true, rows: [{ bank_n: '305299', bank_name: 'Банк' }] },
      },
    });
    await imports(
      importLine({ sum_cur: '100.01' }),
      importLine({ name_c: 'РћРїР»Р°С‚Р°' }),
      importLine({ acn_c: 'UA509999990000026006999000301' }),
    );
    expect(problemsIn('1', 'sum_cur')).toEqual(['amountTooBig']);
    expect(problemsIn('2', 'name_c')).toEqual(['unreadableText']);
    expect(problemsIn('3', 'acn_c')).toEqual(['unknownBank']);
  });

  it('that is none is refused in words, and nothing is lost of the page', async () => {
    await open();
    await chooses(new File(['a;b\r\n1;2'], 'x.csv'));
    await waitFor(() =>
      expect(document.querySelector('[data-problem="unknownStructure"]')).toHaveTextContent('стовпців'),
    );
    await imports(importLine());
    expect(document.querySelector('[data-problem="unknownStructure"]')).toBeNull();
  });

  it('of the old client-bank has to be an fbx', async () => {
    await open();
    await waitFor(() => field('isOldClientBank'));
    fireEvent.click(field('isOldClientBank'));
    await chooses(importFile([importLine()]));
    await waitFor(() => expect(document.querySelector('[data-problem="wrongFileType"]')).toBeInTheDocument());
    await chooses(importFile([importLine()], 'OLD.FBX'));
    await waitFor(() => field('total-ok'));
  });

  it('is asked for when something without a file is dropped', async () => {
    await open();
    await waitFor(() => field('file'));
    const place = field('file').closest('label');
    fireEvent.drop(place as Element, { dataTransfer: { files: [] } });
    expect(problemOf('file')).toBe('emptyFilePath');
  });

  const encoding = (name: string) =>
    document.querySelector(`[data-field="encoding"] input[value="${name}"]`) as Element;

  it('is read in another encoding when a person says so, having seen its first lines in each', async () => {
    await open();
    await imports(importLine());
    fireEvent.click(action('encodings'));
    expect(field('encoding')).toHaveTextContent('Світанок Постач');
    fireEvent.click(encoding('cp866'));
    await waitFor(() => expect(field('foundEncoding')).toHaveTextContent('cp866'));
    await waitFor(() => expect(row('1').querySelector('[data-column="name_c"]')).not.toHaveTextContent('Світанок'));
  });

  it('is not read anew before it was asked what would be lost', async () => {
    await open();
    await imports(importLine());
    fireEvent.click(inRow('1', 'include'));
    fireEvent.click(action('dropFile'));
    expect(statusOf('1')).toBe('Вилучено');
    fireEvent.click(await waitFor(() => action('confirmLose')));
    await waitFor(() => expect(document.querySelector('tr[data-row]')).toBeNull());
  });
});

describe('a row', () => {
  it('is put right in place and judged as it is typed', async () => {
    await open();
    await imports(importLine(), importLine({ okpo_c: '92000018' }));
    fireEvent.click(inRow('2', 'edit'));
    expect(problemOf('okpo_c')).toBe('invalidOkpo');
    type('okpo_c', '92000019');
    expect(problemOf('okpo_c')).toBeNull();
    expect(statusOf('2')).toBe('OK');
    fireEvent.click(action('restore'));
    expect(field('okpo_c')).toHaveValue('92000018');
    expect(statusOf('2')).toBe('Помилка');
    fireEvent.click(action('undo'));
    expect(statusOf('2')).toBe('OK');
  });

  it('is shown among the wrong ones until it is closed', async () => {
    await open();
    await imports(importLine(), importLine({ okpo_c: '92000018' }));
    fireEvent.mouseDown(field('filter').querySelector('.ant-select-content') ?? field('filter'));
    fireEvent.click(await waitFor(() => option('З помилками (1)')));
    expect(document.querySelector('tr[data-row="1"]')).toBeNull();
    fireEvent.click(inRow('2', 'edit'));
    type('okpo_c', '92000019');
    expect(statusOf('2')).toBe('OK');
    fireEvent.click(action('closeRow'));
    expect(document.querySelector('tr[data-row="2"]')).toBeNull();
  });

  it('without an account gets the one that is chosen for all of them', async () => {
    await open();
    await imports(importLine({ acn_d: '' }), importLine({ acn_d: '' }));
    expect([statusOf('1'), problemsIn('1', 'acn_d')]).toEqual(['Помилка', ['chooseDebitAccount']]);
    fireEvent.click(action('fillDebitAccount'));
    await waitFor(() => expect([statusOf('1'), statusOf('2')]).toEqual(['OK', 'OK']));
    expect(document.querySelector('[data-action="fillDebitAccount"]')).toBeNull();
  });

  it('that is left out is not saved and not lost', async () => {
    const { calls } = await open({
      answers: { '/save_batch_docs': { success: true, results: [{ pmt_id: '9001', error: '' }] } },
    });
    await imports(importLine({ oper_n: '1' }), importLine({ oper_n: '2' }));
    fireEvent.click(inRow('1', 'include'));
    expect(statusOf('1')).toBe('Вилучено');
    fireEvent.click(action('save'));
    await waitFor(() => expect(statusOf('2')).toBe('Збережено'));
    expect(readPayments(calls.find(({ path }) => path === '/save_batch_docs')).map(({ pmt_num }) => pmt_num)).toEqual([
      '2',
    ]);
    expect(statusOf('1')).toBe('Вилучено');
  });
});

describe('saving', () => {
  const results = (count: number, from = 0) =>
    Array.from({ length: count }, (_, place) => ({ pmt_id: String(9000 + from + place), error: '' }));
  const batches = (calls: readonly { path: string }[]) => calls.filter(({ path }) => path === '/save_batch_docs');

  it('is followed by the names of the receivers: how many are compared, then those that differ', async () => {
    const counts = { match: 0, close_match: 0, no_match: 0, not_checked: 0, pending: 0 };
    let asked = 0;
    await open({
      answers: {
        '/save_batch_docs': { success: true, results: results(2) },
        '/get_name_checks': () => {
          asked += 1;
          if (asked === 1) return { success: true, counts: { ...counts, match: 1, pending: 1 }, differing: [] };
          return {
            success: true,
            counts: { ...counts, match: 1, no_match: 1 },
            differing: [{ pmt_id: '9001', row: 0, verdict: 'noMatch' }],
          };
        },
      },
    });
    await imports(importLine({ oper_n: '1' }), importLine({ oper_n: '2', name_c: 'ТОВ «Обрій»' }));
    fireEvent.click(action('save'));
    await waitFor(() => expect(field('nameChecks')).toHaveTextContent('Перевірено імена 1 з 2'));
    await waitFor(() => expect(field('nameResults')).toHaveTextContent('збігаються – 1, не збігаються – 1'), {
      timeout: 3000,
    });
    expect(field('nameChecks').querySelector('[data-verdict="noMatch"]')).toHaveTextContent('ТОВ «Обрій»');
    fireEvent.click(action('showDifferingNames'));
    await waitFor(() => expect(document.querySelector('tr[data-row="1"]')).toBeNull());
    expect(row('2')).toBeInTheDocument();
  });

  it('tells of each row what the bank said, with the way to the document and the journal', async () => {
    const refusal = {
      pmt_id: '',
      error: 'Документ із таким номером і датою вже є',
      error_code: 'duplicateNumber',
      problems: [],
    };
    const { opened } = await open({
      answers: { '/save_batch_docs': { success: true, results: [...results(1), refusal] } },
    });
    await imports(importLine({ oper_n: '1' }), importLine({ oper_n: '2' }), importLine({ okpo_c: '1' }));
    fireEvent.click(action('save'));
    await waitFor(() =>
      expect([statusOf('1'), statusOf('2'), statusOf('3')]).toEqual(['Збережено', 'Відхилено', 'Помилка']),
    );
    expect(problemsIn('2', 'status')).toEqual(['duplicateNumber']);
    expect(field('saveResult')).toHaveTextContent('Збережено 1 платіж');
    fireEvent.click(inRow('1', 'open'));
    fireEvent.click(action('journal'));
    expect(opened).toEqual([
      { page: 'miPmtUahNew', parameters: { id: '9000' } },
      { page: 'miPmtJournal', parameters: {} },
    ]);
  });

  it('shows what the bank found wrong under the cell it is about', async () => {
    const refusal = {
      pmt_id: '',
      error: 'x',
      error_code: 'validation',
      problems: [{ field: 'amount', key: 'amountTooBig', max: '50.00' }],
    };
    await open({ answers: { '/save_batch_docs': { success: true, results: [refusal] } } });
    await imports(importLine());
    fireEvent.click(action('save'));
    await waitFor(() => expect(problemsIn('1', 'sum_cur')).toEqual(['amountTooBig']));
    expect(row('1')).toHaveTextContent('50,00');
  });

  it('goes portion by portion and ends between two of them when it is cancelled', async () => {
    let answer: (() => void) | null = null;
    const { calls, services } = await open({
      answers: { '/save_batch_docs': { success: true, results: results(100) } },
    });
    const call = services.api.call.bind(services.api);
    jest.spyOn(services.api, 'call').mockImplementation(async (endpoint, request, options) => {
      if (endpoint.path === '/save_batch_docs') await new Promise<void>((resolve) => (answer = resolve));
      return call(endpoint, request, options);
    });
    await imports(...Array.from({ length: 250 }, (_, place) => importLine({ oper_n: String(place + 1) })));
    fireEvent.click(action('save'));
    await waitFor(() => expect(field('saving')).toHaveTextContent('Оброблено 0 з 250'));
    fireEvent.click(action('cancelSaving'));
    (answer as (() => void) | null)?.();
    await waitFor(() => expect(field('saveResult')).toHaveTextContent('Збережено 100 платежів'));
    expect(batches(calls)).toHaveLength(1);
    expect(field('total-ok')).toHaveTextContent('150');
  });

  it('repeats exactly the portion that the network has lost, under the same key', async () => {
    const answers = [null, results(100), results(100), results(20)];
    const { calls } = await open({
      answers: {
        '/save_batch_docs': () => {
          const next = answers.shift();
          // Like an error page of a proxy.
          return next ? { success: true, results: next } : { success: true, results: [] };
        },
      },
    });
    await imports(...Array.from({ length: 220 }, () => importLine()));
    fireEvent.click(action('save'));
    await waitFor(() => expect(document.querySelector('[data-problem="unreadable"]')).toBeInTheDocument());
    expect(field('total-asked')).toHaveTextContent('100');
    expect(inRow('1', 'edit')).toBeDisabled();
    fireEvent.click(action('save'));
    await waitFor(() => expect(field('total-saved')).toHaveTextContent('220'));
    const [lost, repeated, , last] = batches(calls) as typeof calls;
    expect(repeated?.idempotencyKey).toBe(lost?.idempotencyKey);
    expect(repeated?.parameters.get('pmts')).toBe(lost?.parameters.get('pmts'));
    expect(last?.idempotencyKey).not.toBe(lost?.idempotencyKey);
    const numbers = (batches(calls) as typeof calls).flatMap(readPayments).map(({ pmt_num }) => pmt_num);
    expect(new Set(numbers).size).toBe(220);
  });

  it('keeps a portion without an answer when the repeated question is refused: the first one may have been heard', async () => {
    const answers = [
      { success: true, results: [] },
      { success: false, error: 'зачекайте', error_code: 'tooManyRequests' },
      { success: true, results: results(1) },
    ];
    const { calls } = await open({ answers: { '/save_batch_docs': () => answers.shift() ?? {} } });
    await imports(importLine());
    for (const problem of ['unreadable', 'refused']) {
      fireEvent.click(action('save'));
      await waitFor(() => expect(document.querySelector(`[data-problem="${problem}"]`)).toBeInTheDocument());
      expect(statusOf('1')).toBe('Очікує відповіді');
    }
    fireEvent.click(action('save'));
    await waitFor(() => expect(statusOf('1')).toBe('Збережено'));
    expect(new Set((batches(calls) as typeof calls).map(({ idempotencyKey }) => idempotencyKey)).size).toBe(1);
  });

  it('lets go of a portion that the bank has refused as a whole', async () => {
    await open({
      answers: { '/save_batch_docs': { success: false, error: 'ні', error_code: 'insufficientOrExpiredRights' } },
    });
    await imports(importLine());
    fireEvent.click(action('save'));
    await waitFor(() => expect(document.querySelector('[data-problem="refused"]')).toBeInTheDocument());
    expect(statusOf('1')).toBe('OK');
  });

  it('is unsaved work until every row is saved or left out, and the bank keeps it', async () => {
    const { unsaved, drafts } = await open({ answers: { '/save_batch_docs': { success: true, results: results(1) } } });
    expect([...unsaved]).toEqual([]);
    await imports(importLine(), importLine({ okpo_c: '1' }));
    await waitFor(() => expect([...unsaved]).toEqual(['Імпорт файлу payments.csv']));
    expect([...drafts.values()][0]?.content()).toMatchObject({
      fileName: 'payments.csv',
      rows: [{ line: 2 }, { line: 3 }],
    });
    fireEvent.click(action('save'));
    await waitFor(() => expect(statusOf('1')).toBe('Збережено'));
    expect([...unsaved]).toHaveLength(1);
    fireEvent.click(inRow('2', 'include'));
    await waitFor(() => expect([...unsaved]).toEqual([]));
  });

  it('goes on with the rows that the bank has kept', async () => {
    const first = await open();
    await imports(importLine({ name_c: 'ПП «Кероване»' }));
    const content: unknown = JSON.parse(JSON.stringify([...first.drafts.values()][0]?.content()));
    cleanup();
    await open({ restored: { miImpex: { content } } });
    await waitFor(() => expect(row('1')).toHaveTextContent('ПП «Кероване»'));
    expect(document.querySelector('label:has([data-field="file"])')).toHaveTextContent('payments.csv');
  });
});

describe('the templates', () => {
  it('are links to the bank’s empty files', async () => {
    await open();
    await waitFor(() => expect(action('template-dbf')).toHaveAttribute('href', '/ncb/templates/imp_tmpl1.dbf'));
  });
});
