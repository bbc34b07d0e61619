import userEvent from '@testing-library/user-event';
import { action, openPage } from '@ncb/shared-kernel/remote-contract/testing';
import { documentsTexts } from '../documents';
import { printingTexts } from '../printing';
import { DocumentView, paymentSheetTexts, type ViewedDocument } from '.';

const EXECUTED: ViewedDocument = {
  id: '9107',
  type: 1,
  number: '107',
  status: 5,
  amount: '100.50',
  currencyLetters: 'UAH',
  abortReason: null,
};

const open = (document: ViewedDocument, run = () => undefined) =>
  openPage(
    {
      texts: [documentsTexts, paymentSheetTexts, printingTexts],
      Page: () => (
        <DocumentView
          page="miPmtUahNew"
          title="Платіж № 107"
          document={document}
          commands={[
            { name: 'change', label: 'Змінити', isAllowed: false, run },
            { name: 'copy', label: 'Копіювати', run },
          ]}
          refused="Банк відхилив платіж"
        >
          <p>Реквізити</p>
        </DocumentView>
      ),
    },
    { answers: {} },
  );

const names = () =>
  [...document.querySelectorAll<HTMLElement>('[data-action]')].map(({ dataset }) => dataset['action']);

describe('DocumentView', () => {
  it('leaves out what the document does not allow anybody any more', async () => {
    await open(EXECUTED);
    expect(names()).toEqual(['copy', 'print', 'back']);
  });

  it('says why the bank refused', async () => {
    const run = jest.fn();
    await open({ ...EXECUTED, abortReason: 'Рахунок закрито' }, run);
    await userEvent.click(action('copy'));
    expect(run).toHaveBeenCalledTimes(1);
    expect(document.querySelector('[data-notice="error"]')).toHaveTextContent('Банк відхилив платіжРахунок закрито');
  });
});
