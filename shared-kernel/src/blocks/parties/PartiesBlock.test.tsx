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
    expect([isOpen('ultimateDebtor'), isOpen('ultimateCreditor')]).toEqual([false, false]);
    press('trySaving');
    expect(document.querySelector('[data-panel] [data-problem]')).toBeNull();
  });

  it('are open with somebody in them', async () => {
    await open({ ultimateCreditor: COMPANY });
    expect([isOpen('ultimateDebtor'), isOpen('ultimateCreditor')]).toEqual([false, true]);
    expect(field('ultimateCreditor.name')).toHaveValue('ТОВ «Тест»');
  });

  it('bind the payer and the receiver each to its own', async () => {
    const { present } = await open();
    press('toggle-ultimateCreditor');
    await waitFor(() => field('ultimateCreditor.name'));
    type('ultimateCreditor.name', 'ФОП Тест');
    expect(present().ultimateCreditor).toEqual({ ...EMPTY_PARTY, name: 'ФОП Тест' });
    expect(present().ultimateDebtor).toBeUndefined();
    press('clear-ultimateCreditor');
    await waitFor(() => expect(present().ultimateCreditor).toBeUndefined());
  });

  it('of somebody who is not complete stay open when they are closed, and say why', async () => {
    await open({ ultimateDebtor: { ...EMPTY_PARTY, name: 'ТОВ «Тест»' } });
    press('toggle-ultimateDebtor');
    await waitFor(() => expect(problemOf('ultimateDebtor.identificationCode')).toBe('fillThisField'));
    expect(isOpen('ultimateDebtor')).toBe(true);
  });

  it('of somebody complete close, and tell who it is', async () => {
    await open({ ultimateDebtor: COMPANY });
    press('toggle-ultimateDebtor');
    await waitFor(() => expect(isOpen('ultimateDebtor')).toBe(false));
    expect(document.querySelector('[data-action="toggle-ultimateDebtor"]')).toHaveTextContent('ТОВ «Тест»');
  });
});

describe('an actual party', () => {
  it.each([
    [
      'ultimateDebtor.identificationCode',
      { ...COMPANY, identificationCode: '14360571' },
      'sep4.identity.invalidCodeValueUSRC',
    ],
    ['ultimateDebtor.lei', { ...COMPANY, lei: 'X' }, 'sep4.identity.invalidCodeValueLEI'],
    ['ultimateDebtor.bic', { ...COMPANY, bic: 'X' }, 'sep4.identity.invalidCodeValueBIC'],
    ['ultimateDebtor.name', { ...COMPANY, name: '' }, 'sep4.identity.nameRequired'],
    ['ultimateDebtor.birthPlace', { ...PERSON, birthDate: '1990-01-15', birthCountry: 'UA' }, 'fillThisField'],
    ['ultimateDebtor.birthDate', { ...PERSON, birthDate: '31.02.1990' }, 'invalidDateMessage'],
    ['ultimateDebtor.address.house', { ...COMPANY, address: { ...COMPANY.address, city: 'Київ' } }, 'fillThisField'],
  ])('has its problem under %s', async (name, ultimateDebtor, key) => {
    await open({ ultimateDebtor });
    press('trySaving');
    await waitFor(() => expect(problemOf(name)).toBe(key));
    expect(field(name)).toHaveFocus();
  });

  it('above 400 000 needs its address with the street, and a person the birth data', async () => {
    await open({ amount: '400000,01', ultimateDebtor: PERSON });
    press('trySaving');
    await waitFor(() => expect(problemOf('ultimateDebtor.address.street')).toBe('fillThisField'));
    expect(
      [
        'ultimateDebtor.address.house',
        'ultimateDebtor.address.city',
        'ultimateDebtor.address.country',
        'ultimateDebtor.birthDate',
      ].map(problemOf),
    ).toEqual(Array(4).fill('fillThisField'));
    expect(field('ultimateDebtor.address.street')).toHaveAttribute('aria-required', 'true');
  });

  it('that becomes a person loses the type that only companies have', async () => {
    const { present } = await open({ ultimateDebtor: { ...COMPANY, identificationType: 'TRAN' } });
    fireEvent.click(field('ultimateDebtor.isJuridical'));
    await waitFor(() => expect(present().ultimateDebtor).toMatchObject({ isJuridical: false, identificationType: '' }));
    expect(document.querySelector('[data-field="ultimateDebtor.lei"]')).toBeNull();
    expect(field('ultimateDebtor.birthDate')).toBeVisible();
  });

  it('of whom no code is known gets the code that says so', async () => {
    const { present } = await open({ ultimateDebtor: { ...EMPTY_PARTY, name: 'X' } });
    choose('ultimateDebtor.identificationType', 'Код невідомий');
    await waitFor(() =>
      expect(present().ultimateDebtor).toMatchObject({ identificationType: 'UNKN', identificationCode: '99999' }),
    );
  });

  it('abroad is offered the types of foreigners', async () => {
    await open({ ultimateDebtor: { ...PERSON, residenceCountry: 'PL' } });
    fireEvent.mouseDown(field('ultimateDebtor.identificationType'));
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
