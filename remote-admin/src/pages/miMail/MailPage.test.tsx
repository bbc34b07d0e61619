import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { buildStoredZip } from '@ncb/shared-kernel/domain/zip';
import { SignatureRight } from '@ncb/shared-kernel/domain/vocabulary';
import { action, openPage, SAMPLE_SESSION, type WireAnswers } from '@ncb/shared-kernel/remote-contract/testing';
import type * as Ui from '@ncb/shared-kernel/ui';
import { page } from '.';

const mockSaved: { name: string; content: Blob }[] = [];

jest.mock('@ncb/shared-kernel/ui', () => ({
  ...jest.requireActual<typeof Ui>('@ncb/shared-kernel/ui'),
  saveFile: (content: Blob, name: string) => mockSaved.push({ content, name }),
}));

const user = userEvent.setup({ pointerEventsCheck: 0 });
const HTML = '<img src=x onerror="alert(1)">';

const row = (id: number, more: object = {}) => ({
  mail_id: id,
  subject: `Лист ${id}`,
  sender: 'Банк',
  sent: '01.07.2026 10:15:00',
  is_read: '1',
  has_files: '0',
  ...more,
});
const folder = (mails: readonly object[], unread = 0) => ({ success: true, mails, unread });
const LETTER = {
  success: true,
  mail: {
    mail_id: 2,
    subject: HTML,
    sender: 'Банк',
    sent: '01.07.2026 10:15:00',
    text: `Рядок\n${HTML}`,
    files: [{ file_id: 9, name: 'Тарифи.html', size: 2048 }],
  },
};
const getRowIds = () => [...document.querySelectorAll('li[data-row]')].map((one) => one.getAttribute('data-row'));
const open = (answers: WireAnswers, parameters: Readonly<Record<string, string>> = {}) =>
  openPage(page, { answers, parameters });
const write = (answers: WireAnswers = {}, more: object = {}) =>
  openPage(page, { answers, parameters: { view: 'new' }, ...more });
const field = (name: string) => document.querySelector<HTMLInputElement>(`[data-field="${name}"]`)!;
const choose = (...files: readonly File[]) => fireEvent.change(field('file'), { target: { files } });
const chooseTheme = async (name: string) => {
  await user.click(field('theme'));
  await user.click(await screen.findByTitle(name));
};
const chosen = () => [...document.querySelectorAll('[data-file]')].map((one) => one.getAttribute('data-file'));
const file = (name: string, ...parts: readonly BlobPart[]) => new File([...parts], name);
const MACROS = buildStoredZip([
  { name: 'xl/vbaProject.bin', checksum: 0, content: Uint8Array.of(1) },
]) as Uint8Array<ArrayBuffer>;
const fits = () => file('скан.pdf', '%PDF-1.4');

describe('miMail', () => {
  it('lists what the bank wrote, an unread letter by its word, and says how many are unread', async () => {
    await open({ '/get_mail': folder([row(2, { is_read: '0', has_files: '1' }), row(1)], 1) });
    await waitFor(() => expect(getRowIds()).toEqual(['2', '1']));
    const [first, second] = [...document.querySelectorAll('li[data-row]')];
    expect(first).toHaveTextContent('Нове');
    expect(first).toHaveTextContent('Є файли');
    expect(second).not.toHaveTextContent('Нове');
    expect(field('unread')).toHaveAccessibleName('Вхідні (1)');
    expect(screen.getByRole('link', { name: /Лист 1/ })).toHaveAttribute('href', expect.stringContaining('id=1'));
  });

  it('shows the sent ones under their own address, and why a folder is empty', async () => {
    const { calls, opened } = await open({ '/get_mail': folder([]) }, { view: 'sent' });
    expect(await screen.findByText('Ви ще нічого не надсилали')).toBeVisible();
    expect(calls[0]?.parameters.get('folder')).toBe('sent');
    await user.click(action('list-inbox'));
    expect(opened.at(-1)).toEqual({ page: 'miMail', parameters: { view: 'inbox' } });
  });

  it('loads twenty more, and keeps what it has when they do not come', async () => {
    let isBroken = true;
    const first = Array.from({ length: 20 }, (_, index) => row(40 - index));
    await open({
      '/get_mail': ({ parameters }) => {
        if (!parameters.get('last_id')) return folder(first);
        return isBroken ? { success: false, error: 'Ні' } : folder([row(1)]);
      },
    });
    await waitFor(() => expect(getRowIds()).toHaveLength(20));
    await user.click(action('more'));
    expect(await screen.findByRole('alert')).toHaveTextContent('Ні');
    expect(getRowIds()).toHaveLength(20);
    isBroken = false;
    await user.click(action('retry'));
    await waitFor(() => expect(action('more')).toBeVisible());
    await user.click(action('more'));
    await waitFor(() => expect(getRowIds()).toHaveLength(21));
  });

  it('shows a letter as text, saves its files as nothing that a browser opens, and counts it as read', async () => {
    const { calls, opened } = await open(
      {
        '/get_mail': folder([row(2)], 1),
        '/read_mail': LETTER,
        '/get_mail_file': { success: true, name: 'Тарифи.html', content: btoa('<script>') },
      },
      { id: '2' },
    );
    await waitFor(() => expect(field('text')).toHaveTextContent(HTML));
    expect(document.querySelector('img')).toBeNull();
    expect(field('subject')).toHaveFocus();
    const requests = calls.map(({ path }) => path);
    await waitFor(() =>
      expect(calls.map(({ path }) => path).lastIndexOf('/get_mail')).toBeGreaterThan(requests.indexOf('/read_mail')),
    );
    await user.click(screen.getByRole('button', { name: 'Зберегти файл Тарифи.html' }));
    await waitFor(() => expect(mockSaved).toHaveLength(1));
    expect([mockSaved[0]?.name, mockSaved[0]?.content.type]).toEqual(['Тарифи.html', 'application/octet-stream']);
    await user.click(action('answer'));
    expect(opened.at(-1)).toEqual({ page: 'miMail', parameters: { id: '2', view: 'new' } });
  });

  it('says that a file came damaged', async () => {
    const { notices } = await open(
      {
        '/get_mail': folder([row(2)]),
        '/read_mail': LETTER,
        '/get_mail_file': { success: true, name: 'a', content: '*' },
      },
      { id: '2' },
    );
    await user.click(await screen.findByRole('button', { name: /Тарифи/ }));
    await waitFor(() => expect(notices.at(-1)?.text).toContain('пошкоджено'));
  });

  it('shows what a letter answers before it, who signed it and until when the bank answers', async () => {
    const mine = {
      mail_id: 1,
      folder: 'sent',
      subject: 'Розшук',
      sender: 'Тестенко І. П.',
      sent: '30.06.2026 09:00:00',
      text: 'Де гроші?',
      signer: 'Тестенко І. П.',
      answer_by: '02.07.2026',
    };
    const mail = { ...LETTER.mail, mail_id: 2, theme: 'payments' };
    const last = { ...mine, mail_id: 3, text: 'Дякуємо', signer: '' };
    await open(
      {
        '/get_mail': folder([row(2, { theme: 'payments', is_answer: '1' })]),
        '/read_mail': { success: true, mail, thread: [mine, mail, last] },
      },
      { id: '2' },
    );
    await waitFor(() => expect(field('text')).toHaveTextContent(HTML));
    expect(document.querySelector('[data-thread="1"]')).toHaveTextContent('Підписано: Тестенко І. П.');
    expect(
      [...document.querySelectorAll('[data-field="answerBy"]')].map((one) => one.closest('article')?.dataset['thread']),
    ).toEqual(['3']);
    expect(document.querySelector('li[data-row="2"]')).toHaveTextContent('Відповідь');
    expect(field('theme')).toHaveTextContent('Платежі');
  });

  it('asks to confirm an important letter, and then says who did', async () => {
    let isConfirmed = false;
    const { calls } = await open(
      {
        '/get_mail': () => folder([row(2, { is_important: '1', is_to_confirm: isConfirmed ? '0' : '1' })]),
        '/read_mail': () => ({
          success: true,
          mail: {
            ...LETTER.mail,
            is_important: '1',
            ...(isConfirmed && { confirmed: { name: 'Тестенко І. П.', time: '01.07.2026 11:00:00' } }),
          },
        }),
        '/confirm_mail': () => {
          isConfirmed = true;
          return { success: true };
        },
      },
      { id: '2' },
    );
    await waitFor(() => expect(document.querySelector('[data-mark="important"]')).toBeVisible());
    await user.click(action('confirmLetter'));
    expect(await screen.findByText(/Прочитання підтверджено: Тестенко І. П./)).toBeVisible();
    await waitFor(() => expect(document.querySelector('[data-mark="important"]')).toBeNull());
    expect(calls.filter(({ path }) => path === '/confirm_mail')).toHaveLength(1);
  });

  it('looks for the words that were typed, and says when there are none', async () => {
    const { calls } = await open({
      '/get_mail': ({ parameters }) => folder(parameters.get('find') === 'судно' ? [] : [row(2)]),
    });
    await waitFor(() => expect(getRowIds()).toEqual(['2']));
    await user.type(field('search'), 'судно');
    expect(await screen.findByText('Листів з такими словами немає')).toBeVisible();
    expect(calls.filter(({ path }) => path === '/get_mail')).toHaveLength(2);
    await user.keyboard('{Escape}');
    await waitFor(() => expect(getRowIds()).toEqual(['2']));
  });

  it('takes a letter about money with a signature only: the signature sends it', async () => {
    const { calls, opened } = await write(
      { '/prepare_mail': { success: true, mail_id: 7, declaration_id: 90 } },
      { sign: (refs: readonly { id: string }[]) => Promise.resolve({ signed: refs.map(({ id }) => id) }) },
    );
    await chooseTheme('Відкликання платежу');
    expect(document.querySelector('[data-action="send"]')).toBeNull();
    await user.type(field('subject'), 'Відкликання');
    await user.type(field('text'), 'Прошу відкликати');
    await user.click(action('signAndSend'));
    await waitFor(() => expect(opened.at(-1)).toEqual({ page: 'miMail', parameters: { view: 'sent' } }));
    expect(calls.map(({ path }) => path)).toEqual(['/prepare_mail']);
  });

  it('says to a person without the right to sign whom to ask', async () => {
    const session = { ...SAMPLE_SESSION, user: { ...SAMPLE_SESSION.user, signatureRight: SignatureRight.operator } };
    await write({}, { session });
    await chooseTheme('Зміна реквізитів');
    expect(document.querySelector('[data-action="signAndSend"]')).toBeNull();
    expect(document.querySelector('[data-notice="signersOnly"]')).toBeVisible();
  });

  it('begins an answer with the subject of the letter, once', async () => {
    const answered = { ...LETTER, mail: { ...LETTER.mail, subject: 'Re: Довідка' } };
    await write({ '/read_mail': answered }, { parameters: { view: 'new', id: '2' } });
    await waitFor(() => expect(field('subject')).toHaveValue('Re: Довідка'));
  });

  it('sends subject, text and files once, then shows the sent ones', async () => {
    const { calls, opened, notices, unsaved } = await write({ '/send_mail': { success: true, mail_id: 7 } });
    await chooseTheme('Довідки та виписки');
    expect(field('themeHint')).toHaveTextContent('відповідь за 2 банківські дні');
    await user.type(field('subject'), 'Довідка');
    await user.type(field('text'), 'Прошу надати');
    choose(fits());
    await waitFor(() => expect(chosen()).toEqual(['скан.pdf']));
    expect([...unsaved]).toEqual([expect.stringMatching(/^Новий лист: ./)]);
    fireEvent.click(action('send'));
    // It would be neither in the sent letter nor in the form.
    fireEvent.change(field('text'), { target: { value: 'Прошу надати ще одну' } });
    expect(field('text')).toHaveValue('Прошу надати');
    fireEvent.click(action('removeFile'));
    expect(chosen()).toEqual(['скан.pdf']);
    await waitFor(() => expect(opened.at(-1)).toEqual({ page: 'miMail', parameters: { view: 'sent' } }));
    const [request] = calls.filter(({ path }) => path === '/send_mail');
    expect(JSON.parse(request?.parameters.get('mail') ?? '')).toEqual({
      theme: 'certificates',
      reply_to: '',
      subject: 'Довідка',
      text: 'Прошу надати',
      files: [{ name: 'скан.pdf', content: btoa('%PDF-1.4') }],
    });
    expect(request?.idempotencyKey).not.toBeNull();
    expect(notices.at(-1)).toMatchObject({ kind: 'success' });
    expect([...unsaved]).toEqual([]);
  });

  it('keeps everything when it is not sent, and a second try is the same letter', async () => {
    const { calls, notices, opened } = await write({ '/send_mail': { success: false, error: 'Банк зайнятий' } });
    await user.click(action('send'));
    expect(calls).toEqual([]);
    await waitFor(() => expect(field('theme').contains(document.activeElement)).toBe(true));
    await chooseTheme('Довідки та виписки');
    await user.type(field('subject'), 'Довідка');
    await user.type(field('text'), 'Прошу');
    for (const times of [1, 2]) {
      await user.click(action('send'));
      await waitFor(() => expect(notices).toHaveLength(times));
    }
    expect(notices.at(-1)?.text).toContain('Банк зайнятий');
    expect(new Set(calls.map(({ idempotencyKey }) => idempotencyKey)).size).toBe(1);
    expect(field('text')).toHaveValue('Прошу');
    expect(opened).toEqual([]);
  });

  it.each([
    ['a renamed program', file('акт.pdf', 'MZ'), 'вміст не відповідає назві'],
    ['a page', file('page.html', '<script>'), 'вміст не відповідає назві'],
    ['macros', file('акт.xlsx', MACROS), 'макроси'],
    ['a password', file('акт.pdf', '%PDF-1.7 /Encrypt 5 0 R'), 'захищено паролем'],
    ['nothing', file('акт.pdf'), 'порожній'],
    ['too much', file('акт.pdf', '%PDF-', new Uint8Array(2 * 1024 * 1024)), 'більший за 2 МБ'],
  ])('does not add a file with %s and says why; the good one beside it is added', async (_what, bad, reason) => {
    await write();
    choose(bad, fits());
    expect(await screen.findByRole('alert')).toHaveTextContent(reason);
    expect(chosen()).toEqual(['скан.pdf']);
  });

  it('says why a file was not added in the language that is chosen afterwards', async () => {
    const { translations } = await write();
    choose(file('report.exe', 'MZ'));
    expect(await screen.findByRole('alert')).toHaveTextContent('вміст не відповідає назві');
    await act(() => translations.switchTo('en'));
    expect(screen.getByRole('alert').textContent).not.toMatch(/\p{Script=Cyrillic}/u);
  });

  it('takes five files, dropped as well as chosen, and lets one go again', async () => {
    await write();
    fireEvent.drop(field('attachments'), { dataTransfer: { files: Array.from({ length: 6 }, fits) } });
    expect(await screen.findByRole('alert')).toHaveTextContent('не більше 5');
    expect(chosen()).toHaveLength(5);
    expect(action('addFile')).toBeDisabled();
    await user.click(screen.getAllByRole('button', { name: 'Прибрати файл скан.pdf' })[0]!);
    expect(chosen()).toHaveLength(4);
    expect(action('addFile')).toBeEnabled();
  });

  it('adds files that come while others are read to those', async () => {
    await write();
    choose(fits());
    choose(file('договір.pdf', '%PDF-1.4'));
    await waitFor(() => expect(chosen()).toEqual(['скан.pdf', 'договір.pdf']));
  });

  it('goes on with a letter of an earlier session, and hands over what is typed', async () => {
    const { drafts } = await write(
      {},
      { restored: { miMail: { content: { theme: 'keys', subject: 'Довідка', text: 'Про' } } } },
    );
    expect(field('text')).toHaveValue('Про');
    await user.type(field('text'), 'шу');
    const draft = drafts.get('Новий лист: Довідка');
    expect(draft?.content()).toEqual({ theme: 'keys', subject: 'Довідка', text: 'Прошу' });
    expect(draft?.parameters).toEqual({ view: 'new' });
  });
});
