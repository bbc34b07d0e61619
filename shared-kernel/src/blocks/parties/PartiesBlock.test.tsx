import { fireEvent, waitFor } from '@testing-library/react';
import { EMPTY_PARTY } from '../../domain/parties';
import { checkUahPayment, needsFullIdentity, type UahPaymentDraft } from '../../domain/rules';
import { BANK_DAY, VALID_ACCOUNT, VALID_PAYMENT } from '../../domain/rules/testing';
import { choose, field, openForm, press, problemOf, type } from '@ncb/shared-kernel/remote-contract/testing';
import { getCountryOptions } from '../../ui';
import { PartiesBlock, partiesTexts } from '.';

const COMPANY = { ...EMPTY_PARTY, name: 'ТОВ «Тест»', identificationType: 'USRC', identificationCode: '14360570' };
const PERSON = { ...COMPANY, isJuridical: false, identificationType: 'RNRCT', identificationCode: '0315891687' };
const RICH = { ...VALID_ACCOUNT, available: '999999999.99' };

const open = (values: Partial<UahPaymentDraft> = {}) =>
  openForm<UahPaymentDraft>({
    Block: ({ checked }) => <PartiesBlock checked={checked} isLarge={needsFullIdentity(checked.values.amount)} />,
    texts: partiesTexts,
    initialValues: { ...VALID_PAYMENT, ...values },
    check: (typed) => checkUahPayment(typed, { bankDay: BANK_DAY, debitAccount: RICH }),
  });
const isOpen = (part: string) =>
  document.querySelector(`[data-action="toggle-${part}"]`)?.getAttribute('aria-expanded') === 'true';

describe('the panels of actual payer and receiver', () => {
  it('are closed while there is nobody in them, and have no problem', async () => {
    await open();
    expect([isOpen('ultmtDbtr'), isOpen('ultmtCdtr')]).toEqual([false, false]);
    press('trySaving');
    expect(document.querySelector('[data-panel] [data-problem]')).toBeNull();
  });

  it('are open with somebody in them', async () => {
    await open({ ultimateCreditor: COMPANY });
    expect([isOpen('ultmtDbtr'), isOpen('ultmtCdtr')]).toEqual([false, true]);
    expect(field('subjectName')).toHaveValue('ТОВ «Тест»');
  });

  it('bind the payer and the receiver each to its own', async () => {
    const { present } = await open();
    press('toggle-ultmtCdtr');
    await waitFor(() => field('subjectName'));
    type('subjectName', 'ФОП Тест');
    expect(present().ultimateCreditor).toEqual({ ...EMPTY_PARTY, name: 'ФОП Тест' });
    expect(present().ultimateDebtor).toBeUndefined();
    press('clear-ultmtCdtr');
    await waitFor(() => expect(present().ultimateCreditor).toBeUndefined());
  });

  it('of somebody who is not complete stay open when they are closed, and say why', async () => {
    await open({ ultimateDebtor: { ...EMPTY_PARTY, name: 'ТОВ «Тест»' } });
    press('toggle-ultmtDbtr');
    await waitFor(() => expect(problemOf('identCode')).toBe('fillThisField'));
    expect(isOpen('ultmtDbtr')).toBe(true);
  });

  it('of somebody complete close, and tell who it is', async () => {
    await open({ ultimateDebtor: COMPANY });
    press('toggle-ultmtDbtr');
    await waitFor(() => expect(isOpen('ultmtDbtr')).toBe(false));
    expect(document.querySelector('[data-action="toggle-ultmtDbtr"]')).toHaveTextContent('ТОВ «Тест»');
  });
});

describe('an actual party', () => {
  it.each([
    ['identCode', { ...COMPANY, identificationCode: '14360571' }, 'sep4.identity.invalidCodeValueUSRC'],
    ['identLeiCode', { ...COMPANY, lei: 'X' }, 'sep4.identity.invalidCodeValueLEI'],
    ['identBicCode', { ...COMPANY, bic: 'X' }, 'sep4.identity.invalidCodeValueBIC'],
    ['subjectName', { ...COMPANY, name: '' }, 'sep4.identity.nameRequired'],
    ['birthPlace', { ...PERSON, birthDate: '1990-01-15', birthCountry: 'UA' }, 'fillThisField'],
    ['birthDate', { ...PERSON, birthDate: '31.02.1990' }, 'invalidDateMessage'],
    ['addrHouse', { ...COMPANY, address: { ...COMPANY.address, city: 'Київ' } }, 'fillThisField'],
  ])('has its problem under %s', async (name, ultimateDebtor, key) => {
    await open({ ultimateDebtor });
    press('trySaving');
    await waitFor(() => expect(problemOf(name)).toBe(key));
    expect(field(name)).toHaveFocus();
  });

  it('above 400 000 needs its address with the street, and a person the birth data', async () => {
    await open({ amount: '400000,01', ultimateDebtor: PERSON });
    press('trySaving');
    await waitFor(() => expect(problemOf('addrStreet')).toBe('fillThisField'));
    expect(['addrHouse', 'addrCity', 'addrCountry', 'birthDate'].map(problemOf)).toEqual(
      Array(4).fill('fillThisField'),
    );
    expect(field('addrStreet')).toHaveAttribute('aria-required', 'true');
  });

  it('that becomes a person loses the type that only companies have', async () => {
    const { present } = await open({ ultimateDebtor: { ...COMPANY, identificationType: 'TRAN' } });
    fireEvent.click(field('isJuridicial'));
    await waitFor(() => expect(present().ultimateDebtor).toMatchObject({ isJuridical: false, identificationType: '' }));
    expect(document.querySelector('[data-field="identLeiCode"]')).toBeNull();
    expect(field('birthDate')).toBeVisible();
  });

  it('of whom no code is known gets the code that says so', async () => {
    const { present } = await open({ ultimateDebtor: { ...EMPTY_PARTY, name: 'X' } });
    choose('identType', 'Код невідомий');
    await waitFor(() =>
      expect(present().ultimateDebtor).toMatchObject({ identificationType: 'UNKN', identificationCode: '99999' }),
    );
  });

  it('abroad is offered the types of foreigners', async () => {
    await open({ ultimateDebtor: { ...PERSON, residenceCountry: 'PL' } });
    fireEvent.mouseDown(field('identType'));
    const offered = [...document.querySelectorAll('.ant-select-item-option')].map(({ textContent }) => textContent);
    expect(offered).toEqual(['Паспорт', 'Податковий номер (РНОКПП)']);
  });
});

describe('a country', () => {
  it('is found by its name in three languages and by its codes', () => {
    const poland = getCountryOptions('ua').find(({ value }) => value === 'PL');
    expect(poland).toMatchObject({ label: 'Польща' });
    expect(poland?.searchText.split(' ')).toEqual(
      expect.arrayContaining(['польща', 'польша', 'poland', 'pl', 'pol', '616']),
    );
  });

  it('is Ukraine first, then by the alphabet of the language', () => {
    expect(
      getCountryOptions('ua')
        .slice(0, 2)
        .map(({ label }) => label),
    ).toEqual(['Україна', 'Австралія']);
    expect(
      getCountryOptions('en')
        .slice(0, 2)
        .map(({ label }) => label),
    ).toEqual(['Ukraine', 'Afghanistan']);
  });
});
