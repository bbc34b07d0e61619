import { fireEvent, waitFor } from '@testing-library/react';
import { DocumentType } from '../../domain/vocabulary';
import { action, field, openPage } from '@ncb/shared-kernel/remote-contract/testing';
import { choiceTexts } from '../choice';
import { TemplateChoice, TemplatesList, templatesTexts, type TemplateKind } from '.';

const CURRENCY: TemplateKind = { type: DocumentType.currencyPayment, page: 'miPmtCurNew', list: 'currencyTemplates' };

const UAH_PAYMENTS: TemplateKind = { type: DocumentType.uahPayment, page: 'miPmtUahNew', list: 'templates' };

const template = (id: number, name: string, currency: string) => ({
  TEMPLATE_ID: id,
  TEMPLATE_NAME: name,
  RECEIVER_NAME: 'Sample Trading GmbH',
  ACN_RECEIVER: 'DE89370400440532013000',
  AMOUNT: '250.00',
  CUR_REF: currency,
});
const answers = {
  '/get_templates_list': {
    success: true,
    templates_list: [template(1, 'Оренда', '980'), template(2, 'Ліцензія', '978'), template(3, 'Папір', '840')],
  },
  '/get_template_info': { success: true, template_name: 'Ліцензія', cur_ref: '978', template_data: '{}' },
  '/update_template': { success: true },
};

async function open() {
  const Page = () => (
    <>
      <TemplateChoice kind={CURRENCY} />
      <TemplatesList kind={CURRENCY} label="Шаблони платежів в іноземній валюті" />
    </>
  );
  const shell = await openPage({ Page, texts: [templatesTexts, choiceTexts] }, { answers });
  await waitFor(() => expect(document.querySelector('tr[data-row]')).not.toBeNull());
  return shell;
}
const inRow = (id: string, name: string) =>
  document.querySelector<HTMLElement>(`tr[data-row="${id}"] [data-action="${name}"]`) ?? document.body;

describe('templates of another kind', () => {
  it('are those of its currencies, with their amounts in these', async () => {
    await open();
    const rows = [...document.querySelectorAll('tr[data-row]')];
    expect(rows.map((row) => row.getAttribute('data-row'))).toEqual(['2', '3']);
    expect(rows[0]).toHaveTextContent('250,00 EUR');
    expect(rows[1]).toHaveTextContent('250,00 USD');
  });

  it('open the form of their kind: a new one, one to change, a payment from one', async () => {
    const { opened } = await open();
    fireEvent.click(action('add'));
    for (const command of ['change', 'createPayment']) {
      fireEvent.click(inRow('2', 'rowMenu'));
      await waitFor(() => action(command));
      fireEvent.click(action(command));
    }
    fireEvent.click(action('fromTemplate'));
    const choice = () => document.querySelector('[data-dialog="templates"] [data-row="3"] [data-action="choose"]');
    await waitFor(() => expect(choice()).not.toBeNull());
    fireEvent.click(choice() ?? document.body);
    expect(opened).toEqual([
      { page: 'miPmtCurNew', parameters: { mode: 'template' } },
      { page: 'miPmtCurNew', parameters: { template: '2', mode: 'template' } },
      { page: 'miPmtCurNew', parameters: { template: '2' } },
      { page: 'miPmtCurNew', parameters: { template: '3' } },
    ]);
  });

  it('are renamed as templates of their kind', async () => {
    const { calls } = await open();
    fireEvent.click(inRow('2', 'open'));
    await waitFor(() => field('name'));
    fireEvent.change(field('name'), { target: { value: 'Ліцензія на рік' } });
    fireEvent.click(action('saveTemplate'));
    const stored = () => calls.find(({ path }) => path === '/update_template')?.parameters;
    await waitFor(() => expect(stored()?.get('template_name')).toBe('Ліцензія на рік'));
    expect([stored()?.get('template_type'), stored()?.get('cur_ref')]).toEqual(['2', '978']);
  });
});

describe('templates whose account and code do not belong together', () => {
  it.each([
    ['of hryvnia payments', UAH_PAYMENTS, '980'],
    ['of currency payments', CURRENCY, '978'],
  ])('%s are marked where they were stored before the rule, and no others', async (_, kind, currency) => {
    const pair = (id: number, code: string) => ({ ...template(id, `№ ${id}`, currency), OKPO_CO: code });
    const withoutCode = template(3, '№ 3', currency);
    const Page = () => <TemplatesList kind={kind} label="Шаблони" />;
    const check = ({ parameters }: { readonly parameters: URLSearchParams }) => {
      const pairs = JSON.parse(parameters.get('receivers') ?? '[]') as readonly { readonly okpo_co: string }[];
      return {
        success: true,
        checks: pairs.map(({ okpo_co: code }) => ({ verdict: code === '92000019' ? 'differs' : 'fits' })),
      };
    };
    const list = [pair(1, '91000023'), pair(2, '92000019'), withoutCode];
    const { calls } = await openPage(
      { Page, texts: [templatesTexts, choiceTexts] },
      {
        answers: {
          '/get_templates_list': { success: true, templates_list: list },
          '/check_receivers': check,
        },
      },
    );
    const problemIn = (id: string) => document.querySelector(`tr[data-row="${id}"] [data-problem]`);
    await waitFor(() => expect(problemIn('2')).toHaveAttribute('data-problem', 'codeNotOfAccount'));
    expect([problemIn('1'), problemIn('3')]).toEqual([null, null]);
    const requests = calls.filter(({ path }) => path === '/check_receivers');
    expect(requests).toHaveLength(1);
    expect(JSON.parse(requests[0]?.parameters.get('receivers') ?? '[]')).toHaveLength(2);
  });
});
