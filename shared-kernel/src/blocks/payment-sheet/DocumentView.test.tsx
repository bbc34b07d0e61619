import { waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { action, openPage, type WireAnswers } from '@ncb/shared-kernel/remote-contract/testing';
import { documentFormTexts } from '../document-form';
import { documentsTexts } from '../documents';
import { historyTexts } from '../history';
import { printingTexts } from '../printing';
import { timelineTexts } from '../timeline';
import { DocumentView, paymentSheetTexts, type ViewedDocument } from '.';
import type { DocumentSummaryProps } from './DocumentSummary';

type Shown = ViewedDocument & DocumentSummaryProps['document'];

const EXECUTED: Shown = {
  id: '9107',
  type: 1,
  number: '107',
  documentDate: '2026-06-30',
  status: 5,
  amount: '100.50',
  currencyLetters: 'UAH',
  abortReason: null,
  creator: 'Тестенко І. П.',
  signatures: [],
  confirmed: '2026-07-01T10:20:00',
};

const user = (id: number, name: string, right: number, status = 2) => ({
  user_id: id,
  user_name: name,
  user_status: status,
  user_role: 0,
  user_sign_right: right,
});
const ANSWERS: WireAnswers = {
  '/get_journal': {
    success: true,
    actions: [
      { action_id: 2, action_type: 'send', user_name: 'Зразкова О. В.', action_time: '01.07.2026 10:15:00' },
      { action_id: 1, action_type: 'create_pmt', user_name: 'Тестенко І. П.', action_time: '30.06.2026 09:14:00' },
    ],
  },
  '/get_users_list': {
    success: true,
    users: [user(8, 'Перевірна Г. І.', 2), user(9, 'Заблокована Г. І.', 2, 3), user(10, 'Зразкова О. В.', 1)],
  },
};

const open = (changes: Partial<Shown>, { run = () => undefined, answers = ANSWERS } = {}) => {
  const document = { ...EXECUTED, ...changes };
  return openPage(
    {
      texts: [documentFormTexts, documentsTexts, historyTexts, paymentSheetTexts, printingTexts, timelineTexts],
      Page: () => (
        <DocumentView
          page="miPmtUahNew"
          title="Платіж № 107"
          document={document}
          commands={[
            { name: 'change', label: 'Змінити', isAllowed: document.status === 0, run },
            { name: 'copy', label: 'Копіювати', run },
            { name: 'template', label: 'У шаблони', run },
          ]}
          summary={{
            document: document,
            from: { name: 'Основний рахунок' },
            to: { name: 'ПП «Степовий Млин»' },
            available: '500.00',
          }}
        >
          <p>Реквізити</p>
        </DocumentView>
      ),
    },
    { answers },
  );
};

const names = () =>
  [...document.querySelectorAll<HTMLElement>('[data-action]')].map(({ dataset }) => dataset['action']);
const steps = () =>
  [...document.querySelectorAll<HTMLElement>('[data-step]')].map(({ dataset, textContent }) => [
    dataset['step'],
    dataset['state'],
    textContent,
  ]);

describe('DocumentView', () => {
  it('offers to repeat an executed document, and leaves out what nobody may do', async () => {
    const run = jest.fn();
    await open({}, { run });
    expect(names()).toEqual(['back', 'template', 'print', 'copy']);
    expect(action('copy')).toHaveTextContent('Повторити');
    await userEvent.click(action('copy'));
    expect(run).toHaveBeenCalledTimes(1);
  });

  it('warns against paying again while the outcome of an instant payment is not known', async () => {
    await open({ status: 4, confirmed: null, isInstant: true, isOutcomeUnknown: true });
    expect(document.querySelector('[data-status]')).toHaveTextContent('Результат невідомий');
    expect(document.querySelector('[data-notice="outcomeUnknown"]')).toHaveTextContent('Не платіть удруге');
    await waitFor(() =>
      expect(steps().slice(-2)).toEqual([
        ['awaited', 'now', expect.stringContaining('запитуємо кожні 30 с')],
        ['outcome', 'todo', expect.stringContaining('довше, ніж мало бути')],
      ]),
    );
  });

  it('offers to fix a refused one, and says why the bank refused', async () => {
    await open({ status: 6, abortReason: 'Рахунок отримувача закрито' });
    expect(action('copy')).toHaveTextContent('Виправити');
    expect(document.querySelector('[data-notice="error"]')).toHaveTextContent(
      'Рахунок отримувача закрито. Гроші на вашому рахунку. Перевірте рахунок отримувача й виправте його в копії. Код AC04',
    );
    expect(steps().at(-1)).toEqual(['refused', 'refused', 'Відхилено – відмова01.07, 10:20Рахунок отримувача закрито']);
  });

  it('gives no advice on a refusal that no field causes', async () => {
    await open({ status: 6, abortReason: 'За рішенням суду' });
    expect(document.querySelector('[data-notice="error"]')).toHaveTextContent(
      /^За рішенням суду. Гроші на вашому рахунку.$/,
    );
  });

  it('tells who did what and when', async () => {
    await open({});
    await waitFor(() =>
      expect(steps()).toEqual([
        ['created', 'done', 'Створено – виконано30.06, 09:14Тестенко І. П.'],
        ['sent', 'done', 'Відправлено – виконано01.07, 10:15Зразкова О. В.'],
        ['executed', 'done', 'Проведено – виконано01.07, 10:20'],
      ]),
    );
  });

  it('names those who may give the missing signature, not the blocked ones', async () => {
    await open({ status: 2, confirmed: null });
    await waitFor(() =>
      expect(document.querySelector('[data-step="missing"]')).toHaveTextContent(
        /Чекає на другий підпис.*Перевірна Г\. І\.$/,
      ),
    );
  });

  it('shows what is left of the account before a ready document is sent', async () => {
    await open({ status: 3, confirmed: null });
    expect(document.querySelector('[data-panel="summary"]')).toHaveTextContent('Залишиться399,50');
    expect(action('send')).toHaveTextContent('Відправити');
  });

  it('keeps further commands in a menu', async () => {
    await open({ status: 0, confirmed: null });
    await userEvent.click(action('moreActions'));
    await waitFor(() => expect(names()).toEqual(expect.arrayContaining(['delete', 'copy', 'template'])));
  });

  it('says so if the history cannot be loaded; the steps stay', async () => {
    await open({}, { answers: { ...ANSWERS, '/get_journal': { success: false, error: 'internalError' } } });
    await waitFor(() => expect(document.querySelector('[role="alert"]')).not.toBeNull());
    expect(steps()).toHaveLength(3);
  });
});
