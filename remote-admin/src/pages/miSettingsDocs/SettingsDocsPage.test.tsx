import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import {
  action,
  openPage,
  SAMPLE_SESSION,
  type ReceivedCall,
  type WireAnswers,
} from '@ncb/shared-kernel/remote-contract/testing';
import { page } from '.';

const user = userEvent.setup({ pointerEventsCheck: 0 });
const FORM = { success: true, clntType: 'legal', clntFullName: 'Товариство «Калина»', clntCode: '91000017' };
const DOCS = { success: true, docs: [{ doc_id: 3, doc_name: 'Договір № 1', doc_date: '01.07.2026' }] };
const PDF = btoa('%PDF-1.7');
const QUESTIONNAIRE = {
  success: true,
  questionnaire: { clntFullName: 'Товариство «Калина»', clntCountWorkers: '14', ved_ver: '2010' },
  saved: null,
  state: 'draft',
  revision: 0,
  remarks: [],
  clntType: 'legal',
  clntCode: '91000017',
};
const ANSWERS: WireAnswers = {
  '/get_clnt_form': FORM,
  '/get_docs_list': DOCS,
  '/get_questionnaire': QUESTIONNAIRE,
  '/find_activities': { success: true, activities: [] },
};
const OPERATOR = { ...SAMPLE_SESSION.user, role: 2 as const };
const field = (name: string) => document.querySelector(`[data-field="${name}"]`) as HTMLElement;
const type = (name: string, text: string) => fireEvent.change(field(name), { target: { value: text } });
const open = (answers: WireAnswers = {}, more: object = {}) =>
  openPage(page, { answers: { ...ANSWERS, ...answers }, ...more });
const openForm = (answers: WireAnswers = {}, more: object = {}) =>
  open(answers, { parameters: { view: 'questionnaire' }, ...more });
const savedBy = ({ parameters }: ReceivedCall) => ({
  success: true,
  revision: Number(parameters.get('revision')) + 1,
  saved: '01.07.2026 10:15:00',
});
const findRequests = (calls: readonly ReceivedCall[], path: string) => calls.filter((call) => call.path === path);

describe('miSettingsDocs', () => {
  it('shows the data of the organisation and its papers; nothing can be typed', async () => {
    await open();
    await waitFor(() => expect(field('clntFullName')).toHaveTextContent('Товариство «Калина»'));
    expect(field('clntType')).toHaveTextContent('Юридична особа');
    expect(field('clntSite')).toHaveTextContent('—');
    expect(document.querySelectorAll('input, textarea')).toHaveLength(0);
    expect(await screen.findByText('від 01.07.2026')).toBeVisible();
  });

  it('shows the address in parts, or on one line where the bank has no parts', async () => {
    const parts = { clntPostCode: '01001', clntTown: 'Київ', clntStreet: 'вул. Вигадана', clntBuilding: '10, оф. 5' };
    await open({ '/get_clnt_form': { ...FORM, clntAddress: 'Київ, вул. Вигадана, 10', ...parts } });
    await waitFor(() => expect(field('clntTown')).toHaveTextContent('Київ'));
    expect(['clntPostCode', 'clntStreet', 'clntBuilding'].map((name) => field(name).textContent)).toEqual([
      '01001',
      'вул. Вигадана',
      '10, оф. 5',
    ]);
    expect([field('clntAddress'), field('clntRegion')]).toEqual([null, null]);
    cleanup();
    await open({ '/get_clnt_form': { ...FORM, clntAddress: 'Київ, вул. Вигадана, 10' } });
    await waitFor(() => expect(field('clntAddress')).toHaveTextContent('Київ, вул. Вигадана, 10'));
    expect(field('clntTown')).toBeNull();
  });

  it('saves a paper, opens it in a tab of its own, and takes nothing for a PDF that is none', async () => {
    const opened: { location: { href: string }; close: jest.Mock }[] = [];
    window.open = () => {
      const tab = { location: { href: '' }, close: jest.fn() };
      opened.push(tab);
      return tab as unknown as Window;
    };
    const blobs: Blob[] = [];
    URL.createObjectURL = (blob: Blob) => `blob:${blobs.push(blob)}`;
    URL.revokeObjectURL = jest.fn();
    // Saving clicks a link that jsdom cannot follow.
    jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined);
    let content = PDF;
    const { notices } = await open({ '/get_document': () => ({ success: true, content }) });
    await user.click(await waitFor(() => action('preview')));
    await waitFor(() => expect(opened[0]?.location.href).toBe('blob:1'));
    expect(blobs[0]?.type).toBe('application/pdf');
    await user.click(action('download'));
    await waitFor(() => expect(blobs).toHaveLength(2));
    content = btoa('<script>');
    await user.click(action('preview'));
    await waitFor(() => expect(notices).toMatchObject([{ kind: 'error' }]));
    expect(opened[1]?.close).toHaveBeenCalled();
    expect(blobs).toHaveLength(2);
  });

  it('sums up the questionnaire: sections done, remarks, the term, and the way to it', async () => {
    const { opened } = await open({
      '/get_questionnaire': {
        ...QUESTIONNAIRE,
        state: 'returned',
        revision: 3,
        saved: '01.07.2026 10:15:00',
        renew_by: '30.11.2026',
        remarks: [{ field: 'clntCashShare', text: 'Уточніть частку готівки' }],
      },
    });
    await waitFor(() => expect(field('progress')).toHaveTextContent('Заповнено 0 з 8'));
    const section = (name: string) => document.querySelector(`li[data-section="${name}"]`);
    expect(section('activity')).toHaveTextContent('1 примітка банку');
    expect(field('remarks')).toHaveTextContent('1 примітка банку');
    expect(section('general')).toHaveTextContent('Загальні дані');
    expect(document.querySelector('[data-notice="renewBy"]')).toHaveTextContent('Оновити до 30.11.2026');
    expect(screen.getByText('Чернетку збережено 01.07.2026 10:15')).toBeVisible();
    expect(action('openQuestionnaire')).toHaveTextContent('Продовжити анкету');
    await user.click(action('openQuestionnaire'));
    expect(opened).toEqual([{ page: 'miSettingsDocs', parameters: { view: 'questionnaire' } }]);
  });

  it.each([
    ['nobody has begun', {}, 'Відкрити анкету'],
    ['was returned and not changed', { state: 'returned', saved: '01.07.2026 10:15:00' }, 'Продовжити анкету'],
  ])('shows no time of a draft for a questionnaire that %s', async (_, change, label) => {
    await open({ '/get_questionnaire': { ...QUESTIONNAIRE, ...change } });
    await waitFor(() => expect(action('openQuestionnaire')).toHaveTextContent(label));
    expect(screen.queryByText(/Чернетку збережено/)).toBeNull();
  });

  it('tells what the bank refused and asks again', async () => {
    let isBroken = true;
    await open({ '/get_clnt_form': () => (isBroken ? { success: false, error: 'Не зараз' } : FORM) });
    const alert = await screen.findByText(/Дані компанії не завантажено/);
    isBroken = false;
    await user.click(within(alert.closest('[role="alert"]') as HTMLElement).getByRole('button'));
    await waitFor(() => expect(field('clntCode')).toHaveTextContent('91000017'));
  });
});

describe('the questionnaire', () => {
  it('keeps what is typed at the bank, one saving after the other, each with the revision before it', async () => {
    const { calls } = await openForm({ '/save_questionnaire': savedBy });
    await waitFor(() => expect(field('clntCountWorkers')).toHaveValue('14'));
    type('clntCountWorkers', '15');
    await waitFor(() => expect(findRequests(calls, '/save_questionnaire')).toHaveLength(1), { timeout: 3000 });
    await waitFor(() => expect(field('draft')).toHaveAttribute('data-state', 'saved'));
    type('clntSite', 'kalyna.example');
    await waitFor(() => expect(findRequests(calls, '/save_questionnaire')).toHaveLength(2), { timeout: 3000 });
    const [first, second] = findRequests(calls, '/save_questionnaire').map(({ parameters }) => ({
      revision: parameters.get('revision'),
      ...(JSON.parse(parameters.get('data') ?? '') as object),
    }));
    expect(first).toMatchObject({ revision: '0', clntCountWorkers: '15', clntSite: '' });
    expect(second).toMatchObject({ revision: '1', clntCountWorkers: '15', clntSite: 'kalyna.example' });
  });

  describe('with an address on one line', () => {
    const line = 'Київ, вул. Вигадана, 10, оф. 5';
    const former = (address: string) => ({
      ...QUESTIONNAIRE,
      questionnaire: { ...QUESTIONNAIRE.questionnaire, clntAddress: address },
    });
    const values = () =>
      ['clntPostCode', 'clntRegion', 'clntTown', 'clntStreet', 'clntBuilding'].map(
        (name) => (field(name) as HTMLInputElement).value,
      );
    const suggestion = () => document.querySelector('[data-notice="addressLine"]');

    it('suggests its parts in three languages, and fills in nothing before the user agrees', async () => {
      const { calls, translations } = await openForm({
        '/save_questionnaire': savedBy,
        '/get_questionnaire': former(line),
      });
      await waitFor(() => expect(suggestion()).not.toBeNull());
      expect(values()).toEqual(['', '', '', '', '']);
      expect(suggestion()).toHaveTextContent(`Адресу записано одним рядком: ${line}`);
      expect(suggestion()).toHaveTextContent('Населений пункт: Київ');
      expect(suggestion()).toHaveTextContent('Вулиця: вул. Вигадана');
      expect(suggestion()).toHaveTextContent('Будинок, офіс: 10, оф. 5');
      for (const [language, text] of [
        ['ru', 'Проверьте части, прежде чем подавать анкету'],
        ['en', 'Check the parts before submitting the questionnaire'],
      ] as const) {
        await translations.switchTo(language);
        await waitFor(() => expect(suggestion()).toHaveTextContent(text));
      }
      await user.click(action('takeAddress'));
      expect(values()).toEqual(['', '', 'Київ', 'вул. Вигадана', '10, оф. 5']);
      expect(suggestion()).toBeNull();
      await waitFor(() => expect(findRequests(calls, '/save_questionnaire')).toHaveLength(1), { timeout: 3000 });
      expect(JSON.parse(findRequests(calls, '/save_questionnaire')[0]?.parameters.get('data') ?? '{}')).toMatchObject({
        clntAddress: '',
        clntTown: 'Київ',
        clntStreet: 'вул. Вигадана',
        clntBuilding: '10, оф. 5',
      });
    });

    it('that names no town has the parts typed by hand, and is gone as soon as there is a town', async () => {
      await openForm({ '/save_questionnaire': savedBy, '/get_questionnaire': former('вул. Вигадана, 10') });
      await waitFor(() => expect(suggestion()).toHaveTextContent('Заповніть частини адреси нижче'));
      expect(document.querySelector('[data-action="takeAddress"]')).toBeNull();
      type('clntTown', 'Умань');
      await waitFor(() => expect(suggestion()).toBeNull());
    });
  });

  it('says that somebody else has changed it, and writes over his only when told so', async () => {
    let isOther = true;
    const { calls } = await openForm({
      '/save_questionnaire': (call) =>
        isOther ? { success: false, error: 'Змінено', error_code: 'documentChanged' } : savedBy(call),
      '/get_questionnaire': () => ({ ...QUESTIONNAIRE, revision: isOther ? 0 : 7 }),
    });
    await waitFor(() => expect(field('clntCountWorkers')).toHaveValue('14'));
    type('clntCountWorkers', '15');
    const keepOwn = await waitFor(() => action('keepOwn'), { timeout: 3000 });
    isOther = false;
    await user.click(keepOwn);
    await waitFor(() => expect(field('draft')).toHaveAttribute('data-state', 'saved'));
    expect(findRequests(calls, '/save_questionnaire').map(({ parameters }) => parameters.get('revision'))).toEqual([
      '0',
      '7',
    ]);
    expect(field('clntCountWorkers')).toHaveValue('15');
  });

  it('that is not complete is not handed in: the first wrong field is shown, sections count what is wrong', async () => {
    const { calls, notices } = await openForm();
    await user.click(await waitFor(() => action('submit')));
    expect(field('clntShortName').closest('.ncb-field')?.querySelector('[data-problem]')).toHaveAttribute(
      'data-problem',
      'emptyField',
    );
    expect(field('clntShortName')).toHaveFocus();
    expect(notices).toMatchObject([{ kind: 'warning' }]);
    expect(document.querySelector('[data-section="consents"] [data-mark="problems"]')).toHaveTextContent('2');
    expect(findRequests(calls, '/submit_questionnaire')).toEqual([]);
  });

  it('opens at the section of its address, and every section is a link with such an address', async () => {
    await open({}, { parameters: { view: 'questionnaire', section: 'activity' } });
    await waitFor(() => expect(document.querySelector('section[data-section="activity"] h2')).toBeVisible());
    const link = document.querySelector('a[data-section="management"]') as HTMLAnchorElement;
    expect(new URL(link.href).searchParams.get('section')).toBe('management');
    await user.click(link);
    expect(document.querySelector('section[data-section="management"] h2')).toHaveFocus();
  });

  it('takes a PDF as the scheme of owners, keeps what the bank answers, and refuses what is none before it is sent', async () => {
    const answer = `${'a'.repeat(64)} схема.pdf`;
    const { calls, notices } = await open(
      { '/save_questionnaire': savedBy, '/attach_questionnaire_file': { success: true, answer } },
      { parameters: { view: 'questionnaire', section: 'ownership' } },
    );
    const input = await waitFor(() => {
      expect(field('clntOwnSchemeFile')).toBeInTheDocument();
      return field('clntOwnSchemeFile');
    });
    const choose = (name: string, content: string) =>
      fireEvent.change(input, { target: { files: [new File([content], name)] } });
    choose('схема.pdf', 'MZ a program');
    await waitFor(() => expect(notices).toMatchObject([{ kind: 'error' }]));
    expect(findRequests(calls, '/attach_questionnaire_file')).toEqual([]);
    choose('схема.pdf', '%PDF-1.7');
    await waitFor(() => expect(field('fileName')).toHaveTextContent('схема.pdf'));
    expect(findRequests(calls, '/attach_questionnaire_file')[0]?.parameters.get('file_name')).toBe('схема.pdf');
    await waitFor(() => expect(findRequests(calls, '/save_questionnaire')).toHaveLength(1), { timeout: 3000 });
    expect(findRequests(calls, '/save_questionnaire')[0]?.parameters.get('data')).toContain(answer);
    await user.click(action('removeFile'));
    expect(field('fileName')).toBeNull();
  });

  it('that was returned leads from the remark to its field; what differs from the accepted stands below it', async () => {
    await openForm({
      '/get_questionnaire': {
        ...QUESTIONNAIRE,
        state: 'returned',
        accepted: { ...QUESTIONNAIRE.questionnaire, clntCountWorkers: '10' },
        remarks: [{ field: 'clntCashShare', text: 'Уточніть частку готівки' }],
      },
    });
    expect(await screen.findByText(/Уточніть частку готівки/)).toBeVisible();
    expect(document.querySelector('[data-section="activity"] [data-mark="remarks"]')).toHaveTextContent('1');
    expect(field('changed')).toHaveTextContent('Змінено: було «10»');
    await user.click(action('goToRemark'));
    await waitFor(() => expect(field('clntCashShare')).toHaveFocus());
    expect(document.querySelector('[data-section="activity"] [data-notice="warning"]')).toBeVisible();
  });

  it.each([
    ['the bank looks at', { state: 'submitted', saved: '01.07.2026 10:00:00' }, {}],
    ['an operator reads', {}, { session: { user: OPERATOR } }],
  ])('that %s cannot be changed', async (_, changes, more) => {
    await openForm({ '/get_questionnaire': { ...QUESTIONNAIRE, ...changes } }, more);
    await waitFor(() => expect(field('clntCountWorkers')).toHaveTextContent('14'));
    expect(document.querySelectorAll('input, textarea')).toHaveLength(0);
    expect(document.querySelector('[data-action="submit"]')).toBeNull();
  });
});
