import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { action, openPage, type WireAnswers } from '@ncb/shared-kernel/remote-contract/testing';
import type * as FilesTesting from '@ncb/shared-kernel/files/testing';
import type * as Ui from '@ncb/shared-kernel/ui';
import { createHash } from 'node:crypto';
import { page } from '.';

const mockSaved: { name: string; content: Blob }[] = [];

// Worker code in process and no downloads: jsdom has neither.
jest.mock('@ncb/shared-kernel/files', () =>
  jest.requireActual<typeof FilesTesting>('@ncb/shared-kernel/files/testing').createInProcessFiles(),
);
jest.mock('@ncb/shared-kernel/ui', () => ({
  ...jest.requireActual<typeof Ui>('@ncb/shared-kernel/ui'),
  saveFile: (content: Blob, name: string) => mockSaved.push({ content, name }),
}));

const sight = { watched: [] as Element[], report: (() => undefined) as IntersectionObserverCallback };
class Watcher {
  constructor(callback: IntersectionObserverCallback) {
    sight.report = callback;
    sight.watched = [];
  }
  observe = (place: Element) => sight.watched.push(place);
  unobserve = () => undefined;
  disconnect = () => undefined;
}
beforeAll(() => Object.assign(globalThis, { IntersectionObserver: Watcher }));

const user = userEvent.setup({ pointerEventsCheck: 0 });

const row = (id: number, more: object = {}) => ({
  action_id: id,
  action_type: 'sign_first',
  user_name: 'Зразкова О. В.',
  action_time: '01.07.2026 10:15:00',
  action_addr: '91.196.•••.14',
  ...more,
});
const OF_PAYMENT = { obj_type: 'document', obj_id: '9107', doc_type: '1', obj_name: '107' };
const PEOPLE = { '/get_users_list': { success: true, users: [{ user_id: '502', user_name: 'Зразкова О. В.' }] } };
const getRowIds = () => [...document.querySelectorAll('tr[data-row]')].map((one) => one.getAttribute('data-row'));

const open = (journal: WireAnswers[string], parameters: Readonly<Record<string, string>> = {}) =>
  openPage(page, { answers: { ...PEOPLE, '/get_journal': journal }, parameters });

describe('miSettingsActionsJournal', () => {
  it('tells who did what, to what and from where, day by day; a refused sign-in stands out', async () => {
    const actions = [
      row(3, { action_type: 'login_refused', action_time: '02.07.2026 08:00:01' }),
      row(2, { ...OF_PAYMENT, action_detail: 'сума 1,00 → 2,00' }),
      row(1, { ...OF_PAYMENT, action_type: 'drop_doc' }),
    ];
    await open({ success: true, actions });
    await waitFor(() => expect(getRowIds()).toEqual(['3', '2', '1']));
    const days = [...document.querySelectorAll('tr[data-day]')].map((day) => day.textContent);
    expect(days).toEqual([expect.stringContaining('2 липня 2026'), expect.stringContaining('1 липня 2026')]);
    expect(screen.getByText('Невдалий вхід').closest('tr')).toHaveAttribute('data-type', 'login_refused');
    const [link, ...others] = screen.getAllByRole('link', { name: 'Платіж № 107' });
    // A deleted document has no form.
    expect(others).toEqual([]);
    expect(link).toHaveAttribute('href', expect.stringContaining('miPmtUahNew?id=9107&mode=view'));
    expect(screen.getByText('сума 1,00 → 2,00')).toBeVisible();
    expect(document.querySelector('[data-field="shown"]')).toHaveTextContent('Показано все: 3 дії');
  });

  it('asks for what the address says, and a chosen action becomes part of the address', async () => {
    const { calls, opened } = await open(
      { success: true, actions: [row(1)] },
      { tgt_user_ref: '502', date_from: '2026-07-01' },
    );
    await waitFor(() => expect(getRowIds()).toEqual(['1']));
    const request = calls.find(({ path }) => path === '/get_journal');
    expect(Object.fromEntries(request?.parameters ?? [])).toMatchObject({
      tgt_user_ref: '502',
      date_from: '01.07.2026',
    });
    await waitFor(() => expect(action('chooseUser')).toHaveTextContent('Зразкова О. В.'));
    await user.click(action('chooseType'));
    await user.click(await screen.findByRole('menuitem', { name: 'Вихід' }));
    expect(opened.at(-1)).toEqual({
      page: 'miSettingsActionsJournal',
      parameters: { tgt_user_ref: '502', date_from: '2026-07-01', action_type: 'logout' },
    });
  });

  it('of two thousand people offers twenty, and the others are searched for', async () => {
    const users = Array.from({ length: 2000 }, (_, index) => ({ user_id: String(index), user_name: `Особа ${index}` }));
    const answers = {
      '/get_users_list': { success: true, users },
      '/get_journal': { success: true, actions: [row(1)] },
    };
    const { opened } = await openPage(page, { answers });
    await waitFor(() => expect(getRowIds()).toEqual(['1']));
    await user.click(action('chooseUser'));
    await waitFor(() => expect(screen.getAllByRole('menuitem')).toHaveLength(21));
    await user.click(screen.getByRole('menuitem', { name: 'Інша особа' }));
    const field = await screen.findByRole('combobox', { name: 'Хто' });
    await user.type(field, 'Особа 1500');
    await user.click(await screen.findByTitle('Особа 1500'));
    await user.click(action('find'));
    expect(opened.at(-1)).toMatchObject({ parameters: { tgt_user_ref: '1500' } });
  });

  it('loads twenty more, and keeps what it has when they do not come', async () => {
    let isBroken = true;
    const first = Array.from({ length: 20 }, (_, index) => row(40 - index));
    await open(({ parameters }) => {
      if (!parameters.get('last_id')) return { success: true, actions: first };
      return isBroken ? { success: false, error: 'Ні' } : { success: true, actions: [row(1)] };
    });
    await waitFor(() => expect(getRowIds()).toHaveLength(20));
    await user.click(action('more'));
    expect(await screen.findByRole('alert')).toHaveTextContent('Не вдалося завантажити журнал дій');
    expect(getRowIds()).toHaveLength(20);
    isBroken = false;
    await user.click(action('more'));
    await waitFor(() => expect(getRowIds()).toHaveLength(21));
    expect(document.querySelector('[data-action="more"]')).toBeNull();
  });

  it('says that nothing was found and shows all again, and that nothing was done yet', async () => {
    const { opened } = await open({ success: true, actions: [] }, { action_type: 'lock' });
    await user.click(await waitFor(() => action('clearAll')));
    expect(opened.at(-1)).toEqual({ page: 'miSettingsActionsJournal', parameters: {} });
  });

  it('with nothing in the days that were chosen searches all time in one press', async () => {
    const { opened } = await open(
      { success: true, actions: [] },
      { action_type: 'lock', date_from: '2026-07-01', date_to: '2026-07-02' },
    );
    await user.click(await waitFor(() => action('searchAllTime')));
    expect(opened.at(-1)).toEqual({ page: 'miSettingsActionsJournal', parameters: { action_type: 'lock' } });
  });

  it('does not ask for days that cannot be looked for, and shows the bank’s refusal', async () => {
    const { calls } = await open(
      { success: false, error: 'Журнал недоступний' },
      { date_from: '2026-07-02', date_to: '2026-07-01' },
    );
    expect(await screen.findByText(/Журнал недоступний/)).toBeVisible();
    expect(calls.find(({ path }) => path === '/get_journal')?.parameters.get('date_from') ?? '').toBe('');
  });

  it('says how many there are, and that no number is missing only where none is', async () => {
    const numbered = (from: number) =>
      Array.from({ length: 20 }, (_, index) => row(40 - index, { action_num: from - index }));
    await open({ success: true, actions: numbered(1840), actions_total: 1840 });
    await waitFor(() => expect(getRowIds()).toHaveLength(20));
    expect(document.querySelector('[data-field="shown"]')?.textContent).toMatch(
      /^Показано 20 із 1\s840, номери 1821–1840 без пропусків$/,
    );
  });

  it('does not say so of what a search left', async () => {
    const actions = Array.from({ length: 20 }, (_, index) => row(90 - 2 * index, { action_num: 90 - 2 * index }));
    await open({ success: true, actions, actions_total: 31 }, { action_type: 'sign_first' });
    await waitFor(() => expect(getRowIds()).toHaveLength(20));
    expect(document.querySelector('[data-field="shown"]')).toHaveTextContent(/^Показано 20 із 31$/);
  });

  it('finds what was done to a kind of thing, and documents by their number', async () => {
    const { calls, opened } = await open({ success: true, actions: [row(1)] }, { obj_type: 'pmt', obj_num: '107' });
    await waitFor(() => expect(getRowIds()).toEqual(['1']));
    const request = calls.find(({ path }) => path === '/get_journal');
    expect(Object.fromEntries(request?.parameters ?? [])).toMatchObject({ obj_type: 'pmt', obj_num: '107' });
    expect(action('chooseObject')).toHaveTextContent('Платежі, № 107');
    await user.click(action('chooseObject'));
    await user.click(await screen.findByRole('menuitem', { name: 'За номером документа' }));
    const number = await screen.findByLabelText('Номер документа');
    await user.clear(number);
    await user.type(number, ' 4711 ');
    await user.click(action('find'));
    expect(opened.at(-1)).toEqual({
      page: 'miSettingsActionsJournal',
      parameters: { obj_type: 'pmt', obj_num: '4711' },
    });
    await user.click(action('chooseObject'));
    await user.click(await screen.findByRole('menuitem', { name: 'Користувачі' }));
    expect(opened.at(-1)?.parameters).toEqual({ obj_type: 'user', obj_num: '107' });
  });

  it('draws the rows that are near what is seen; the others leave their room', async () => {
    let next = 1000;
    await open(() => ({ success: true, actions: Array.from({ length: 20 }, () => row((next -= 1))) }));
    for (let portion = 1; portion < 10; portion += 1) {
      await waitFor(() => expect(getRowIds()).toHaveLength(portion * 20));
      await user.click(action('more'));
    }
    await waitFor(() => expect(getRowIds()).toHaveLength(200));
    const places = [...document.querySelectorAll('tbody[data-portion]')];
    expect(new Set(sight.watched)).toEqual(new Set(places));
    const see = (visibleIndexes: readonly number[]) =>
      act(() =>
        sight.report(
          places.map(
            (target, index) =>
              ({
                target,
                isIntersecting: visibleIndexes.includes(index),
                boundingClientRect: { height: 640 },
              }) as unknown as IntersectionObserverEntry,
          ),
          {} as IntersectionObserver,
        ),
      );
    see([2]);
    const countRows = () => places.map((place) => place.querySelectorAll('tr[data-row]').length);
    const newest = Array.from({ length: 5 }, () => 20);
    expect(countRows()).toEqual([0, 20, 20, 20, 0, ...newest]);
    expect(places[4]?.querySelector('td')).toHaveStyle({ height: '640px' });
    see([3]);
    expect(countRows()).toEqual([0, 0, 20, 20, 20, ...newest]);
    // The row with the focus stays rendered.
    places[4]?.querySelector<HTMLElement>('tr')?.setAttribute('tabindex', '-1');
    places[4]?.querySelector<HTMLElement>('tr')?.focus();
    see([0]);
    expect(countRows()).toEqual([20, 20, 0, 20, 20, ...newest]);
    act(() => action('more').focus());
    see([9]);
    expect(countRows()).toEqual([0, 0, 0, 0, 0, ...newest]);
    // One portion is added and one removed: a press never re-renders several.
    await user.click(action('more'));
    await waitFor(() => expect(countRows()).toEqual([0, 0, 0, 0, 0, 0, 20, 20, 20, 20]));
  });

  it('is saved as a file that another program can check, whatever is on the screen', async () => {
    const sha = (text: string) => createHash('sha256').update(text, 'utf8').digest('hex');
    const entries: object[] = [];
    let previous = '';
    for (let number = 1; number <= 1003; number += 1) {
      const record = JSON.stringify(['1001', String(number), '="x"; лапки «»']);
      const hash = sha(previous + record);
      entries.unshift(row(number, { action_num: number, record, prev_hash: previous, hash, action_detail: '=1+1' }));
      previous = hash;
    }
    const { calls } = await openPage(page, {
      answers: {
        ...PEOPLE,
        '/get_journal': { success: true, actions: [row(1)] },
        '/export_journal': ({ parameters }) => {
          const portion = parameters.get('last_id') ? entries.slice(1000) : entries.slice(0, 1000);
          return { success: true, actions: portion, head_num: 1003, head_hash: previous };
        },
      },
      parameters: { action_type: 'sign_first' },
    });
    await waitFor(() => expect(getRowIds()).toEqual(['1']));
    await user.click(action('export'));
    await user.click(await waitFor(() => action('export-csv')));
    await waitFor(() => expect(mockSaved).toHaveLength(1));
    const requests = calls.filter(({ path }) => path === '/export_journal');
    expect(requests.map(({ parameters }) => [parameters.get('action_type'), parameters.get('last_id')])).toEqual([
      ['sign_first', null],
      ['sign_first', '4'],
    ]);
    const text = new TextDecoder().decode(await mockSaved[0]?.content.arrayBuffer());
    // Checks the file with none of our code: fields with or without quotes, semicolons, lines.
    const lines = text.trim().split('\r\n').slice(1);
    const cells = lines.map((line) =>
      [...line.matchAll(/(?:^|;)(?:"((?:[^"]|"")*)"|([^;]*))/g)].map(
        ([, quoted, plain]) => quoted?.replaceAll('""', '"') ?? plain ?? '',
      ),
    );
    const rows = cells
      .slice(0, -1)
      .map((line) => ({ number: Number(line[0]), before: line[8], hash: line[9], record: line[10] }));
    expect(rows).toHaveLength(1003);
    expect(rows.filter(({ before, hash, record }) => sha(`${before}${record}`) !== hash)).toEqual([]);
    expect(rows.filter(({ before }, index) => (rows[index + 1]?.hash ?? '') !== before)).toEqual([]);
    const last = cells.at(-1) ?? [];
    expect([last[0], last[3], last[8], last[9]]).toEqual([
      ...['SHA-256', 'Рядків: 1003; останній номер журналу: 1003', rows[0]?.hash],
      sha(rows.map(({ hash }) => `${hash}\n`).join('')),
    ]);
    // A spreadsheet would run it as a formula.
    expect(cells[0]?.[6]).toBe("'=1+1");
  });

  it('is not saved in part: where a portion does not come it says so', async () => {
    mockSaved.splice(0);
    const { notices } = await openPage(page, {
      answers: {
        ...PEOPLE,
        '/get_journal': { success: true, actions: [row(1)] },
        '/export_journal': { success: false, error: 'Ні' },
      },
    });
    await waitFor(() => expect(getRowIds()).toEqual(['1']));
    await user.click(action('export'));
    await user.click(await waitFor(() => action('export-csv')));
    await waitFor(() => expect(notices.at(-1)).toEqual({ kind: 'error', text: 'Не вдалося завантажити журнал дій' }));
    expect(mockSaved).toEqual([]);
  });
});
