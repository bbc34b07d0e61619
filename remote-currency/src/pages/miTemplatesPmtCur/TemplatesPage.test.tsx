import { fireEvent, screen, waitFor } from '@testing-library/react';
import { packDraft } from '@ncb/shared-kernel/api/contract';
import { action, openPage, type FakeShellOptions } from '@ncb/shared-kernel/remote-contract/testing';
import { page } from '.';

const template = (id: number, name: string, currency: string) => ({
  TEMPLATE_ID: id,
  TEMPLATE_NAME: name,
  CUR_REF: currency,
  RECEIVER_NAME: 'TEST HANDEL GMBH',
  ACN_RECEIVER: 'DE89370400440532013000',
  AMOUNT: '100.50',
});
const draft = (id: number, form: string) => ({
  draft_id: id,
  page: form,
  draft_name: `Чернетка ${id}`,
  saved_time: '01.07.2026 10:00:00',
  draft_data: packDraft({ parameters: { account: '7003' }, content: {} }),
});
const ANSWERS = {
  '/get_templates_list': {
    success: true,
    templates_list: [template(1, 'Оренда', '980'), template(2, 'Deliveries', '978'), template(3, 'Parts', '840')],
  },
  '/get_drafts': {
    success: true,
    drafts: [draft(7, 'miPmtCurNew'), draft(8, 'miPmtUahNew'), draft(9, 'miPmtCurImport'), draft(10, 'miPmtCurNewBuy')],
  },
};
const open = (options: Partial<FakeShellOptions> = {}) =>
  openPage(page, { parameters: {}, answers: ANSWERS, ...options });
const shownRows = () => [...document.querySelectorAll('tr[data-row]')].map((row) => row.getAttribute('data-row'));
const inRow = (id: string, name: string) => {
  const element = document.querySelector<HTMLElement>(`tr[data-row="${id}"] [data-action="${name}"]`);
  if (!element) throw new Error(`no ${name} in row ${id}`);
  return element;
};

it('the templates are those of other currencies than the hryvnia, each with its own, and begin a currency payment', async () => {
  const { opened } = await open();
  await waitFor(() => expect(shownRows()).toEqual(['2', '3']));
  expect(document.querySelector('tr[data-row="2"]')).toHaveTextContent('100,50 EUR');
  fireEvent.click(inRow('2', 'rowMenu'));
  await waitFor(() => action('createPayment'));
  fireEvent.click(action('createPayment'));
  expect(opened).toEqual([{ page: 'miPmtCurNew', parameters: { template: '2' } }]);
});

it('a company without templates is told how to make one', async () => {
  await open({ answers: { ...ANSWERS, '/get_templates_list': { success: true, templates_list: [] } } });
  expect(await screen.findByText(/Шаблонів ще немає/)).toBeVisible();
});

it('the drafts are those of the forms in currency and of this import', async () => {
  const { opened } = await open({ parameters: { tab: 'drafts' } });
  await waitFor(() => expect(shownRows()).toEqual(['7', '9', '10']));
  fireEvent.click(inRow('9', 'continueDraft'));
  expect(opened).toEqual([{ page: 'miPmtCurImport', parameters: { account: '7003', draft: '9' } }]);
});
