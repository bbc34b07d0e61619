import { waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { JournalRow } from '@ncb/shared-kernel/api/contract';
import type { FakeShell, WireAnswers } from '@ncb/shared-kernel/remote-contract/testing';
import { PAYMENT } from '../../testing/answers';
import { journalRow } from '../../testing/journal-row';
import { action, field, openPage, problemOf } from '../../testing/open-page';
import { TemplateDialog } from './TemplateDialog';

const PAYMENT_ANSWER = { '/get_pmt_info': { success: true, pmt_info: PAYMENT } };
const TAKEN = {
  success: false,
  error: 'Така назва вже є',
  error_code: 'validation',
  problems: [{ field: 'template_name', key: 'alreadyExists' }],
};

async function open(answers: WireAnswers, row: Partial<JournalRow> = {}) {
  const onClose = jest.fn();
  const Dialog = () => <TemplateDialog row={journalRow(row)} onClose={onClose} />;
  return { ...(await openPage(Dialog, { answers: { ...PAYMENT_ANSWER, ...answers } })), onClose };
}
const findParameters = ({ calls }: FakeShell, path: string) => calls.find((call) => call.path === path)?.parameters;

describe('TemplateDialog', () => {
  it('keeps the payment under the receiver’s name, without its number and dates', async () => {
    const shell = await open({ '/add_template': { success: true, template_id: 5 } });
    expect(field('name')).toHaveValue('ТОВ «Світанок Постач»');
    await userEvent.click(action('saveTemplate'));
    await waitFor(() => expect(shell.onClose).toHaveBeenCalled());
    const parameters = findParameters(shell, '/add_template');
    expect(Object.fromEntries(parameters ?? [])).toMatchObject({
      template_name: 'ТОВ «Світанок Постач»',
      template_type: '1',
      cur_ref: '980',
      amount: '100.50',
      acnt_co: 'UA263052990000026006999000301',
    });
    expect(JSON.parse(parameters?.get('cdata') ?? '')).toMatchObject({
      pmt_num: '',
      doc_date: '',
      acn_id: '7001',
      pay_purp: 'Оплата за товар, без ПДВ',
    });
    expect(shell.notices).toMatchObject([{ kind: 'success' }]);
  });

  it('needs a name', async () => {
    const { calls } = await open({});
    await userEvent.clear(field('name'));
    await userEvent.click(action('saveTemplate'));
    expect(problemOf('name')).toBe('fillThisField');
    expect(calls).toEqual([]);
  });

  it('asks before it replaces a template of that name, and then replaces that very one', async () => {
    const template = { TEMPLATE_ID: 7, TEMPLATE_NAME: 'Оренда', CUR_REF: '980' };
    const shell = await open({
      '/add_template': TAKEN,
      '/get_templates_list': { success: true, templates_list: [template] },
      '/update_template': { success: true },
    });
    await userEvent.clear(field('name'));
    await userEvent.type(field('name'), 'Оренда');
    await userEvent.click(action('saveTemplate'));
    await waitFor(() => expect(problemOf('name')).toBe('alreadyExists'));
    expect(findParameters(shell, '/update_template')).toBeUndefined();
    expect(action('saveTemplate')).toHaveTextContent('Замінити');
    await userEvent.click(action('saveTemplate'));
    await waitFor(() => expect(shell.onClose).toHaveBeenCalled());
    expect(findParameters(shell, '/update_template')?.get('template_id')).toBe('7');
  });

  it('asks no more once another name is typed', async () => {
    await open({ '/add_template': TAKEN });
    await userEvent.click(action('saveTemplate'));
    await waitFor(() => expect(problemOf('name')).toBe('alreadyExists'));
    await userEvent.type(field('name'), ' 2');
    expect(problemOf('name')).toBeNull();
    expect(action('saveTemplate')).toHaveTextContent('Зберегти');
  });

  it('stays open when the bank refuses', async () => {
    const { notices, onClose } = await open({ '/add_template': { success: false, error: 'Ні' } });
    await userEvent.click(action('saveTemplate'));
    await waitFor(() => expect(notices).toEqual([{ kind: 'error', text: 'Ні' }]));
    expect(onClose).not.toHaveBeenCalled();
  });
});
