import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Button } from 'antd';
import { action, field, openPage } from '@ncb/shared-kernel/remote-contract/testing';
import { EmptyView, EVERY_ROW, createWordSearch, useRowMarks, type RecordColumn } from '../../ui';
import { ActionButtons, DocumentList, documentsTexts, dropPaymentDocuments, type ActionDocument } from '.';

const document = (number: string, amount: string): ActionDocument => ({
  id: `9${number}`,
  type: 1,
  number,
  status: 0,
  amount,
  currencyLetters: 'UAH',
});

const COLUMNS: readonly RecordColumn<ActionDocument>[] = [
  { key: 'number', title: 'Номер', cell: ({ number }) => number },
];
const renderMain = (isPlain: boolean) => <Button type={isPlain ? 'default' : 'primary'}>Новий наказ</Button>;
const find = createWordSearch(({ number }: ActionDocument) => number);

function open(rows: readonly ActionDocument[], truncated: string | null = null) {
  function Page() {
    const marks = useRowMarks();
    return (
      <DocumentList<ActionDocument>
        name="orders"
        texts={{
          title: 'Накази',
          find: 'Номер',
          panel: 'Подробиці',
          truncated,
          panelOf: ({ number }) => `Подробиці наказу № ${number}`,
          selected: (count) => `Обрано: ${count}`,
        }}
        rows={rows}
        columns={COLUMNS}
        find={find}
        marks={marks}
        drop={dropPaymentDocuments}
        canSelect={EVERY_ROW}
        panel={({ number }) => <p>{`Наказ ${number}`}</p>}
        foot={(row, actions) => <ActionButtons documents={[row]} actions={actions} />}
        menu={() => null}
        card={({ number }) => number}
        header={null}
        exports={<button data-action="exportOrders">Експорт</button>}
        main={renderMain}
        besideSums={(counted) => <span data-field="counted">{counted.length}</span>}
        empty={(typed, clear) => ({
          content: (
            <EmptyView text={typed === '' ? 'Наказів ще немає' : 'Не знайдено'}>
              {typed !== '' && <Button type="primary" onClick={clear} data-action="clearOrders" />}
            </EmptyView>
          ),
          hasMainAction: typed !== '',
        })}
      />
    );
  }
  return openPage({ Page, texts: documentsTexts }, { answers: {}, sign: () => Promise.resolve({ signed: ['91'] }) });
}

const part = (selector: string) => globalThis.document.querySelector<HTMLElement>(selector);

describe('DocumentList', () => {
  it('sums up what is chosen, or all that is shown, and unmarks what was done', async () => {
    const { notices } = await open([document('1', '10.00'), document('2', '5.50')], 'Показано не все');
    expect(part('[data-notice="info"]')).toHaveTextContent('Показано не все');
    expect(part('[data-field="counted"]')).toHaveTextContent('2');
    expect(part('[data-field="total"]')).toHaveTextContent('15,50');
    for (const number of ['1', '2']) {
      await userEvent.click(part(`tr[data-row="9${number}"] input[type="checkbox"]`) ?? globalThis.document.body);
    }
    expect(part('[data-field="selection"]')).toHaveTextContent('Обрано: 2');
    await userEvent.click(action('sign'));
    await waitFor(() => expect(notices).toHaveLength(1));
    // The unsigned document stays selected for another try.
    expect(part('[data-field="selection"]')).toHaveTextContent('Обрано: 1');
    expect(part('[data-field="counted"]')).toHaveTextContent('1');
  });

  it('says why nothing is there, but not of a word that only this list was searched for', async () => {
    await open([]);
    expect(screen.getByText('Наказів ще немає')).toBeVisible();
    await userEvent.type(field('search'), '7');
    await waitFor(() => expect(screen.queryByText('Наказів ще немає')).toBeNull());
  });

  it('has one filled button, without rows the one of their state, which Enter in the search presses', async () => {
    await open([document('1', '10.00')]);
    const filled = () => [...globalThis.document.querySelectorAll('.ncb-list .ant-btn-primary')].length;
    const main = () => screen.getByRole('button', { name: 'Новий наказ' });
    expect(main()).toHaveClass('ant-btn-primary');
    expect(part('[data-action="exportOrders"]')).toBeVisible();
    await userEvent.type(field('search'), '7');
    await waitFor(() => expect(action('clearOrders')).toHaveClass('ant-btn-primary'));
    expect(filled()).toBe(1);
    expect(main()).not.toHaveClass('ant-btn-primary');
    expect(part('[data-action="exportOrders"]')).toBeNull();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(main()).toHaveClass('ant-btn-primary'));
    expect(field('search')).toHaveValue('');
    expect(part('tr[data-row="91"]')).toBeVisible();
  });
});
