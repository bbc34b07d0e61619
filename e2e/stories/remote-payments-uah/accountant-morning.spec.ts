import type { Payment } from '../../pages/payment-form';
import type { Person } from '../../pages/person';
import { MLYN, SVITANOK, TREASURY } from '../../support/people';
import { expect, test } from '../../support/test';

interface Kind {
  readonly kind: string;
  readonly typed: Partial<Payment> & Pick<Payment, 'amount'>;
  readonly also?: (accountant: Person) => Promise<void>;
  readonly says: string;
}

/** Payments of a typical morning, identified by their amounts. */
const KINDS: readonly Kind[] = [
  { kind: 'without VAT', typed: { amount: '1' }, says: 'Одна гривня 00 копійок' },
  { kind: 'the smallest amount', typed: { amount: '0,01' }, says: 'Нуль гривень 01 копійка' },
  { kind: 'thousands with spaces', typed: { amount: '1 200,50' }, says: 'Одна тисяча двісті гривень 50 копійок' },
  {
    kind: 'with VAT of 20 %',
    typed: { amount: '120' },
    also: (accountant) => accountant.payment.choosesVat(),
    says: 'ПДВ 20 % – 20,00 грн',
  },
  {
    kind: 'with VAT of 7 %',
    typed: { amount: '107' },
    also: async (accountant) => {
      await accountant.payment.choosesVat('Інша ставка');
      await accountant.field('vatRate').click();
      await accountant.option('7 %').click();
    },
    says: 'ПДВ 7 % – 7,00 грн',
  },
  {
    kind: 'to a person without a code, by the passport',
    typed: { amount: '11', name: 'Безкодова Ганна Петрівна' },
    also: async (accountant) => {
      await accountant.field('receiverHasCode').click();
      await accountant.field('receiverCode').fill('АБ123456');
    },
    says: 'АБ123456',
  },
  {
    kind: 'to a non-resident without a code',
    typed: { amount: '12', name: 'Nonresident Sp. z o.o.' },
    also: async (accountant) => {
      await accountant.field('receiverIsResident').click();
      await accountant.field('receiverHasCode').click();
    },
    says: '000000000',
  },
  {
    kind: 'to the budget',
    typed: { amount: '13', ...TREASURY },
    also: async (accountant) => {
      await accountant.field('structuredPurpose.paymentKindCode').click();
      await accountant.option('101').first().click();
      await accountant.field('structuredPurpose.additionalInfo').fill('Єдиний податок за ІІІ квартал');
    },
    says: '101 Єдиний податок за ІІІ квартал',
  },
  {
    kind: 'with the longest name and purpose, in letters of every kind',
    typed: { amount: '14', name: `ТОВ «Ґанок-Є’їжа» № 7 ${'і'.repeat(118)}`, purpose: 'щ'.repeat(420) },
    says: 'щ'.repeat(420),
  },
  { kind: 'to another customer of the bank', typed: { amount: '15', ...MLYN }, says: MLYN.name },
  {
    kind: 'with line breaks and double spaces pasted from a letter',
    typed: { amount: '16', purpose: 'Оплата  за\nборошно\t№ 5' },
    says: 'Оплата за борошно № 5',
  },
  {
    kind: 'with an account pasted with spaces',
    typed: { amount: '17', iban: SVITANOK.iban.replace(/(.{4})/g, '$1 ') },
    says: SVITANOK.code,
  },
  {
    kind: 'to a person with a tax number',
    typed: { amount: '18', name: 'Вигадана Марія Іванівна', code: '1759013776' },
    says: '1759013776',
  },
  {
    kind: 'to a person without a code, by the card',
    typed: { amount: '19', name: 'Карткова Ольга Петрівна' },
    also: async (accountant) => {
      await accountant.field('receiverHasCode').click();
      await accountant.field('receiverCode').fill('001234567');
    },
    says: '001234567',
  },
  {
    kind: 'to the Treasury, with its taxes line by line',
    typed: { amount: '20', ...TREASURY },
    also: async (accountant) => {
      await accountant.payment.choosesPurposeKind('На єдиний рахунок');
      await accountant.action('confirmClear').click();
      await accountant.payment.typesTax('101', '12,50', 'ПДФО за червень');
      await accountant.action('tick').click();
      await accountant.payment.typesTax('121', '7,50', 'Штраф за пізній звіт');
      await accountant.action('tick').click();
    },
    says: 'ПДФО за червень',
  },
  {
    kind: 'for rent of state property',
    typed: { amount: '21', ...TREASURY },
    also: async (accountant) => {
      await accountant.payment.choosesPurposeKind('Оренда державного майна');
      await accountant.action('confirmClear').click();
      await accountant.field('structuredPurpose.budgetCode').click();
      await accountant.option('22080300').click();
      await accountant.field('structuredPurpose.additionalInfo').fill('Оренда кабінету за липень');
    },
    says: 'Оренда кабінету за липень',
  },
  {
    kind: 'for somebody else',
    typed: { amount: '22' },
    also: (accountant) => namesParty(accountant, 'ultimateDebtor'),
    says: MLYN.name,
  },
  {
    kind: 'to somebody who passes it on',
    typed: { amount: '23' },
    also: (accountant) => namesParty(accountant, 'ultimateCreditor'),
    says: MLYN.name,
  },
  {
    kind: 'with a standard purpose code',
    typed: { amount: '24' },
    also: async (accountant) => {
      await accountant.payment.choosesAction('unfold-purposeCode');
      await accountant.field('standardPurposeCode').fill('110');
    },
    says: '110',
  },
  {
    kind: 'with the VAT typed by hand',
    typed: { amount: '25', purpose: 'Оплата за папір, у т.ч. ПДВ 20% - 4,17 грн' },
    says: 'у т.ч. ПДВ 20% - 4,17 грн',
  },
];

async function namesParty(accountant: Person, part: 'ultimateDebtor' | 'ultimateCreditor'): Promise<void> {
  await accountant.payment.unfolds('parties');
  await accountant.action(`toggle-${part}`).click();
  await accountant.field(`${part}.name`).fill(MLYN.name);
  await accountant.field(`${part}.identificationType`).click();
  await accountant.option('ЄДРПОУ').click();
  await accountant.field(`${part}.identificationCode`).fill(MLYN.code);
}

test('an accountant’s morning: payments of every kind are prepared, signed together, sent and executed', async ({
  person,
}) => {
  test.setTimeout(300_000);
  const accountant = await person();
  const { page } = accountant;
  await accountant.signsIn('fop1');
  const numbers: string[] = [];
  for (const { kind, typed, also, says } of KINDS) {
    await test.step(kind, async () => {
      await accountant.opensMenu('miPmtUahNew');
      await accountant.seesPage('miPmtUahNew');
      await accountant.payment.fillsIn({ ...SVITANOK, purpose: 'Оплата за папір, без ПДВ', ...typed });
      await also?.(accountant);
      const number = await accountant.field('number').inputValue();
      await accountant.action('save').click();
      await expect(page.locator('[data-dialog="confirmSave"] [role="dialog"]'), kind).toContainText(says);
      await accountant.action('confirmSave').click();
      await accountant.seesPage('miPmtJournal');
      numbers.push(number);
    });
  }
  expect(new Set(numbers).size).toBe(KINDS.length);

  await test.step('all of them are signed in one dialog and sent', async () => {
    await accountant.journal.opens();
    await accountant.journal.selects(...numbers);
    await accountant.signing.opens();
    await expect(accountant.signing.dialog).toContainText(String(KINDS.length));
    await accountant.signing.givesKey();
    await expect(accountant.signing.dialog).toContainText(`Підписано ${KINDS.length} документ`);
    await accountant.signing.dialog.locator('[data-action="close"]').click();
    for (const number of numbers) await accountant.journal.seesStatus(number, 3);
    await accountant.journal.selects(...numbers);
    await accountant.journal.sends();
  });

  await test.step('the bank executes each of them', async () => {
    for (const number of numbers) await accountant.journal.seesStatus(number, 5);
  });
});
