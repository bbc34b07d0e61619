import { act, screen, waitFor } from '@testing-library/react';
import { buildPurposeText } from '../../domain/remittance';
import { checkUahPayment, type UahPaymentDraft } from '../../domain/rules';
import { BANK_DAY, VALID_ACCOUNT, VALID_PAYMENT } from '../../domain/rules/testing';
import {
  action,
  choose,
  field,
  openForm,
  press,
  problemOf,
  type,
  type WireAnswers,
} from '@ncb/shared-kernel/remote-contract/testing';
import type { CheckedForm } from '../../ui';
import { StructuredPurposeBlock, structuredPurposeTexts } from '.';

const TREASURY = 'UA308999980310001000000000001';
const TAX_ACCOUNT = 'UA418999980314841496578039516';
const ORDINARY = 'UA263052990000026006999000301';
const CODES = {
  '/get_catalog': {
    success: true,
    rows: [
      { code: '101', name: 'Сплата суми податків і зборів' },
      { code: '121', name: 'Сплата адміністративного штрафу' },
    ],
  },
};
const LINE = { category: '101', account: TAX_ACCOUNT, amount: '60.00', additionalInfo: 'ПДФО' };
const BUDGET = { kind: 'budget', paymentKindCode: '101', taxNotice: '', additionalInfo: 'ЄСВ за червень' } as const;
const DISTRIBUTION = { kind: 'singleAccount', taxLines: [LINE] } as const;

function Block({ checked }: { checked: CheckedForm<UahPaymentDraft> }) {
  return (
    <StructuredPurposeBlock
      checked={checked}
      document={checked.values}
      onTextTaken={() => checked.fill({ purpose: '' })}
      onTextGivenBack={(purpose) => checked.fill({ purpose })}
    />
  );
}

/** Fills in the purpose built from the structure if the payment has none. */
const withPurpose = (typed: UahPaymentDraft): UahPaymentDraft => ({
  ...typed,
  purpose: typed.purpose || (typed.structuredPurpose ? buildPurposeText(typed.structuredPurpose) : ''),
});

const open = (values: Partial<UahPaymentDraft>, answers: WireAnswers = CODES) =>
  openForm<UahPaymentDraft>({
    Block,
    texts: structuredPurposeTexts,
    answers,
    initialValues: { ...VALID_PAYMENT, creditIban: TREASURY, amount: '100,00', purpose: '', ...values },
    check: (typed) => checkUahPayment(withPurpose(typed), { bankDay: BANK_DAY, debitAccount: VALID_ACCOUNT }),
  });
const toBeSeen = async (name: string) => waitFor(() => field(name));
const confirmClearing = async () => {
  await waitFor(() => action('confirmClear'));
  press('confirmClear');
};

describe('the budget mark', () => {
  it('takes the purpose over into the additional information', async () => {
    const { present } = await open({ purpose: 'ПДФО за червень, без ПДВ' });
    press('budgetOn');
    await toBeSeen('structuredPurpose.additionalInfo');
    expect(field('structuredPurpose.additionalInfo')).toHaveValue('ПДФО за червень');
    expect(present()).toMatchObject({ purpose: '', structuredPurpose: { kind: 'budget' } });
  });

  it('is refused beside a purpose of more than 140 characters, until that is shorter', async () => {
    const { setValues, present } = await open({ purpose: 'Я'.repeat(141) });
    press('budgetOn');
    await waitFor(() => expect(problemOf('structuredPurpose')).toBe('tooLongPpurp'));
    expect(present().structuredPurpose).toBeUndefined();
    act(() => setValues({ purpose: 'Я'.repeat(140) }));
    await waitFor(() => expect(problemOf('structuredPurpose')).toBeNull());
    field('structuredPurpose').click();
    await toBeSeen('structuredPurpose.additionalInfo');
  });

  it('asks before it is turned off, and gives the text back', async () => {
    const { present } = await open({ structuredPurpose: BUDGET });
    field('structuredPurpose').click();
    await confirmClearing();
    await waitFor(() => expect(present().structuredPurpose).toBeUndefined());
    expect(present().purpose).toBe('ЄСВ за червень');
  });

  it('stays on when the question is answered with no', async () => {
    const { present } = await open({ structuredPurpose: BUDGET });
    field('structuredPurpose').click();
    (await screen.findByText('Скасувати')).click();
    await waitFor(() => expect(document.querySelector('.ant-modal-confirm:not(.ant-zoom-leave)')).toBeNull());
    expect(present().structuredPurpose).toEqual(BUDGET);
  });

  it('missing for an account of the Treasury is told beside it, and it gets the focus', async () => {
    await open({ purpose: 'Оплата' });
    press('trySaving');
    await waitFor(() => expect(problemOf('structuredPurpose')).toBe('sep4.spp.fillSpp'));
    expect(field('structuredPurpose')).toHaveFocus();
  });

  it('for an account elsewhere warns that nothing of it will be sent', async () => {
    await open({ creditIban: ORDINARY, structuredPurpose: BUDGET });
    expect(await screen.findByText(/не буде надіслано/)).toBeVisible();
  });
});

describe('a purpose text as it was written before', () => {
  it.each([
    [
      '*;131;91000017;Штраф;ППР № 5;;',
      ORDINARY,
      { paymentKindCode: '131', taxNotice: 'ППР № 5', additionalInfo: 'Штраф' },
    ],
    ['101 ЄСВ за жовтень', TREASURY, { paymentKindCode: '101', additionalInfo: 'ЄСВ за жовтень' }],
  ])('"%s" is put into fields when that is wanted', async (purpose, creditIban, fields) => {
    const { present } = await open({ purpose, creditIban });
    press('convertPurpose');
    await waitFor(() => expect(present().structuredPurpose).toMatchObject(fields));
    expect(present().purpose).toBe('');
  });

  it('does not replace what was entered without a question', async () => {
    const { present } = await open({ purpose: '121 Штраф', structuredPurpose: BUDGET });
    press('convertPurpose');
    await confirmClearing();
    await waitFor(() => expect(present().structuredPurpose).toMatchObject({ paymentKindCode: '121' }));
  });

  it.each([
    ['101 ЄСВ за червень', TREASURY, BUDGET],
    ['101 ЄСВ за червень', TREASURY, { ...BUDGET, taxNotice: 'ППР № 5' }],
    ['*;101;91000017;ЄСВ за червень;;;', ORDINARY, BUDGET],
  ])('"%s" is not offered to be converted once the fields say it', async (purpose, creditIban, structuredPurpose) => {
    await open({ purpose, creditIban, structuredPurpose });
    await toBeSeen('structuredPurpose.kind');
    expect(document.querySelector('[data-action="convertPurpose"]')).toBeNull();
  });

  it('is offered where the fields say something else', async () => {
    await open({ purpose: '121 Штраф', structuredPurpose: BUDGET });
    await toBeSeen('structuredPurpose.kind');
    expect(action('convertPurpose')).toBeVisible();
  });

  it('is not seen in “100 штук” to somebody else', async () => {
    await open({ purpose: '100 штук борошна', creditIban: ORDINARY });
    expect(document.querySelector('[data-action="convertPurpose"]')).toBeNull();
  });
});

describe('the kind of a structured purpose', () => {
  it('changes at once while only the carried text stands there, which goes along', async () => {
    const { present } = await open({ purpose: 'Оренда за червень' });
    press('budgetOn');
    await toBeSeen('structuredPurpose.kind');
    choose('structuredPurpose.kind', 'Оренда державного майна');
    await waitFor(() =>
      expect(present().structuredPurpose).toEqual({
        kind: 'stateProperty',
        budgetCode: '',
        additionalInfo: 'Оренда за червень',
      }),
    );
  });

  it('asks after something was entered, and clears it', async () => {
    const { present } = await open({ structuredPurpose: BUDGET });
    choose('structuredPurpose.kind', 'На єдиний рахунок');
    await confirmClearing();
    await waitFor(() => expect(present().structuredPurpose).toEqual({ kind: 'singleAccount', taxLines: [] }));
  });
});

describe('a purpose to a budget account', () => {
  it('gets its code from the bank’s list and shows the text that will stand in the document', async () => {
    const { present } = await open({ structuredPurpose: { ...BUDGET, paymentKindCode: '' } });
    await waitFor(() => choose('structuredPurpose.paymentKindCode', 'адміністративного штрафу'));
    await waitFor(() => expect(field('purposeText')).toHaveTextContent('121 ЄСВ за червень'));
    expect(present().structuredPurpose).toMatchObject({ paymentKindCode: '121' });
  });

  it('shows what is missing under each field when it is to be saved', async () => {
    await open({ structuredPurpose: { ...BUDGET, paymentKindCode: '', additionalInfo: '' } });
    press('trySaving');
    await waitFor(() => expect(problemOf('structuredPurpose.paymentKindCode')).toBe('sep4.spp.emptyType'));
    expect(problemOf('structuredPurpose.additionalInfo')).toBe('sep4.spp.emptyAddtlInf');
  });

  it('shows a wrong field as soon as it is left', async () => {
    await open({ structuredPurpose: BUDGET });
    type('structuredPurpose.additionalInfo', 'Я'.repeat(141));
    await waitFor(() => expect(problemOf('structuredPurpose.additionalInfo')).toBe('sep4.spp.addtlInfTooLong'));
  });

  it('says that the list of codes could not be loaded, and tries again', async () => {
    let isDown = true;
    await open(
      { structuredPurpose: BUDGET },
      { '/get_catalog': () => (isDown ? { success: false, error: 'no list' } : CODES['/get_catalog']) },
    );
    await waitFor(() => action('retry'));
    isDown = false;
    press('retry');
    await waitFor(() => choose('structuredPurpose.paymentKindCode', 'адміністративного штрафу'));
  });
});

describe('the taxes of a payment to the single account', () => {
  it('count once they are confirmed with the tick, and are refused by it while they are wrong', async () => {
    const { present } = await open({ structuredPurpose: { kind: 'singleAccount', taxLines: [] } });
    press('addTax');
    await toBeSeen('structuredPurpose.taxLines.0.amount');
    type('structuredPurpose.taxLines.0.account', 'UA41 8999 9803 1484 1496 5780 3951 6');
    press('tick');
    await waitFor(() => expect(problemOf('structuredPurpose.taxLines.0.amount')).toBe('sep4.spp.emptyAmount'));
    type('structuredPurpose.taxLines.0.amount', '60');
    type('structuredPurpose.taxLines.0.additionalInfo', 'ПДФО');
    press('tick');
    await waitFor(() => action('edit'));
    const line = { category: '', account: TAX_ACCOUNT, amount: '60.00', additionalInfo: 'ПДФО' };
    expect(present().structuredPurpose).toEqual({ kind: 'singleAccount', taxLines: [line] });
  });

  it('of which one waits for its tick are not saved', async () => {
    await open({ structuredPurpose: { kind: 'singleAccount', taxLines: [{ ...LINE, amount: '100.00' }] } });
    press('edit');
    await waitFor(() => action('tick'));
    press('trySaving');
    await waitFor(() => expect(document.querySelector('[data-problem="unsavedTaxLine"]')).not.toBeNull());
    expect(action('tick')).toHaveFocus();
    press('tick');
    await waitFor(() => expect(document.querySelector('[data-problem="unsavedTaxLine"]')).toBeNull());
  });

  it('come back as they were when a change is cancelled', async () => {
    const { present } = await open({ structuredPurpose: DISTRIBUTION });
    press('edit');
    await toBeSeen('structuredPurpose.taxLines.0.amount');
    type('structuredPurpose.taxLines.0.amount', '1');
    press('cancelTax');
    await waitFor(() => action('edit'));
    expect(present().structuredPurpose).toEqual(DISTRIBUTION);
  });

  it('come back when a deletion is undone', async () => {
    const { present } = await open({ structuredPurpose: DISTRIBUTION });
    press('delete');
    await waitFor(() => expect(present().structuredPurpose).toMatchObject({ taxLines: [] }));
    press('undo');
    await waitFor(() => expect(present().structuredPurpose).toEqual(DISTRIBUTION));
  });

  it('are compared with the payment’s amount, and differing from it refused', async () => {
    await open({ structuredPurpose: DISTRIBUTION });
    expect(field('taxesSum').textContent.replaceAll('\u00a0', ' ')).toBe('Разом 60,00 із 100,00 Не вистачає 40,00');
    press('trySaving');
    await waitFor(() =>
      expect(document.querySelector('[data-problem="sep4.spp.inconsistentTaxAmount"]')).toBeVisible(),
    );
  });

  it('none of which is there are missed, and the button that adds one gets the focus', async () => {
    await open({ structuredPurpose: { kind: 'singleAccount', taxLines: [] }, purpose: 'Податки' });
    press('trySaving');
    await waitFor(() => expect(document.querySelector('[data-problem="sep4.spp.noTaxesAdded"]')).toBeVisible());
    expect(action('addTax')).toHaveFocus();
  });
});
