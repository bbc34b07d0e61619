import { fireEvent, screen, waitFor } from '@testing-library/react';
import { packDraft } from '@ncb/shared-kernel/api/contract';
import type { FakeShellOptions } from '@ncb/shared-kernel/remote-contract/testing';
import { action, field, openPage, problemOf } from '../../testing/open-page';
import { press, type } from '@ncb/shared-kernel/remote-contract/testing';
import { TemplatesPage } from './TemplatesPage';

const template = (id: number, name: string, currency = '980') => ({
  TEMPLATE_ID: id,
  TEMPLATE_NAME: name,
  RECEIVER_NAME: 'ТОВ «Світанок Постач»',
  ACN_RECEIVER: 'UA263052990000026006999000301',
  AMOUNT: '100.50',
  CUR_REF: currency,
});
const LIST = {
  success: true,
  templates_list: [template(1, 'Оренда'), template(2, 'Папір'), template(3, 'USD', '840')],
};
const DRAFT = {
  draft_id: 7,
  page: 'miPmtUahNew',
  draft_name: 'Новий платіж у гривні',
  draft_data: packDraft({ parameters: { account: '7001' }, content: {} }),
  saved_time: '01.07.2026 10:00:00',
};

async function open(options: Partial<FakeShellOptions> = {}) {
  const stored = { success: true, template_name: 'Оренда', cur_ref: '980', template_data: '{"amount":"100.50"}' };
  const answers = {
    '/get_templates_list': LIST,
    '/get_template_info': stored,
    '/update_template': { success: true },
    '/drop_template': { success: true },
    '/get_drafts': { success: true, drafts: [DRAFT, { ...DRAFT, draft_id: 8, page: 'miPayrollNew' }] },
    '/drop_draft': { success: true },
    ...options.answers,
  };
  const shell = await openPage(TemplatesPage, { ...options, answers });
  await waitFor(() => expect(document.querySelector('.ncb-waiting')).toBeNull());
  const findRequests = (path: string) =>
    shell.calls.filter((call) => call.path === path).map(({ parameters }) => Object.fromEntries(parameters));
  return { ...shell, findRequests };
}

const shownRows = () => [...document.querySelectorAll('tr[data-row]')].map((row) => row.getAttribute('data-row'));
const inRow = (id: string, name: string) => {
  const element = document.querySelector<HTMLElement>(`tr[data-row="${id}"] [data-action="${name}"]`);
  if (!element) throw new Error(`no ${name} in row ${id}`);
  return element;
};
async function choose(id: string, command: string) {
  fireEvent.click(inRow(id, 'rowMenu'));
  await waitFor(() => action(command));
  fireEvent.click(action(command));
}

describe('the templates', () => {
  it('are those of hryvnia payments, by the columns of the specification', async () => {
    await open();
    expect(shownRows()).toEqual(['1', '2']);
    const columns = [...document.querySelectorAll('th[data-column]')].map((head) => head.getAttribute('data-column'));
    expect(columns).toEqual(['TEMPLATE_NAME', 'RECEIVER_NAME', 'ACN_RECEIVER', 'AMOUNT']);
  });

  it('that are not there yet say how to make one', async () => {
    const { opened } = await open({ answers: { '/get_templates_list': { success: true, templates_list: [] } } });
    expect(screen.getByText(/Шаблонів ще немає/)).toBeVisible();
    press('add');
    expect(opened).toEqual([{ page: 'miPmtUahNew', parameters: { mode: 'template' } }]);
  });

  it('begin a payment and are changed in the form', async () => {
    const { opened } = await open();
    await choose('2', 'createPayment');
    await choose('1', 'change');
    expect(opened).toEqual([
      { page: 'miPmtUahNew', parameters: { template: '2' } },
      { page: 'miPmtUahNew', parameters: { template: '1', mode: 'template' } },
    ]);
  });
});

describe('the dialog of a template', () => {
  async function openDialog() {
    const shell = await open();
    fireEvent.click(inRow('1', 'open'));
    await waitFor(() => field('name'));
    return shell;
  }

  it('gives it another name and leaves its payment as it is', async () => {
    const { findRequests, notices } = await openDialog();
    type('name', ' Оренда складу ');
    press('saveTemplate');
    await waitFor(() => expect(notices).toEqual([{ kind: 'success', text: 'Шаблон збережено' }]));
    expect(findRequests('/update_template')).toMatchObject([
      {
        template_id: '1',
        template_name: 'Оренда складу',
        cdata: '{"amount":"100.50"}',
        acnt_co: template(1, '').ACN_RECEIVER,
      },
    ]);
  });

  it('asks before it takes a name that exists, and replaces the other template', async () => {
    const { findRequests } = await openDialog();
    type('name', 'Папір');
    expect(problemOf('name')).toBe('alreadyExists');
    expect(findRequests('/update_template')).toEqual([]);
    press('replaceTemplate');
    await waitFor(() => expect(findRequests('/drop_template')).toMatchObject([{ template_id: '1' }]));
    expect(findRequests('/update_template')).toMatchObject([{ template_id: '2', template_name: 'Папір' }]);
  });

  it('needs a name', async () => {
    await openDialog();
    type('name', ' ');
    press('saveTemplate');
    expect(problemOf('name')).toBe('fillThisField');
  });
});

describe('deleting a template', () => {
  it('can be taken back: the bank was not asked', async () => {
    const { findRequests } = await open();
    await choose('1', 'delete');
    expect(shownRows()).toEqual(['2']);
    press('undo');
    expect(shownRows()).toEqual(['1', '2']);
    expect(findRequests('/drop_template')).toEqual([]);
  });

  it('is done at once before the next one waits', async () => {
    const { findRequests } = await open();
    await choose('1', 'delete');
    await choose('2', 'delete');
    expect(findRequests('/drop_template')).toMatchObject([{ template_id: '1' }]);
  });
});

describe('the drafts', () => {
  const parameters = { tab: 'drafts' };

  it('of hryvnia forms are taken up where they were left', async () => {
    const { opened } = await open({ parameters });
    expect(shownRows()).toEqual(['7']);
    fireEvent.click(inRow('7', 'continueDraft'));
    expect(opened).toEqual([{ page: 'miPmtUahNew', parameters: { account: '7001', draft: '7' } }]);
  });

  it('are forgotten at the bank, unless that is taken back', async () => {
    const { findRequests } = await open({ parameters });
    fireEvent.click(inRow('7', 'delete'));
    expect(screen.getByText(/Чернеток немає/)).toBeVisible();
    press('undo');
    fireEvent.click(inRow('7', 'delete'));
    press('deleteNow');
    await waitFor(() => expect(findRequests('/drop_draft')).toMatchObject([{ draft_id: '7' }]));
  });

  it('of another version are shown and not opened', async () => {
    const drafts = [{ ...DRAFT, draft_data: '[]' }];
    await open({ parameters, answers: { '/get_drafts': { success: true, drafts } } });
    expect(screen.getByText(/іншою версією/)).toBeVisible();
    expect(document.querySelector('[data-action="continueDraft"]')).toBeNull();
  });
});
