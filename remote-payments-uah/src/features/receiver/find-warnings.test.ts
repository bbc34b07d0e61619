import { isSameName } from '@ncb/shared-kernel/domain/receiver-name';
import type { JournalRow } from '@ncb/shared-kernel/api/contract';
import { SAMPLE_SESSION } from '@ncb/shared-kernel/remote-contract/testing';
import { createEmptyPayment, toDraft } from '../payment';
import { hasWarnings } from './find-warnings';
import { findWarnings } from './load-payment-warnings';

const IBAN = 'UA263052990000026006999000301';
const OTHER_IBAN = 'UA583004650000026001999000302';
const draft = toDraft({
  ...createEmptyPayment(SAMPLE_SESSION, '7001'),
  creditIban: IBAN,
  receiverCode: '92000019',
  receiverName: 'ТОВ «Світанок Постач»',
  amount: '100,50',
  purpose: 'Оплата',
});
const earlier = (changes: Partial<JournalRow>) =>
  ({
    id: '9100',
    documentDate: '2026-06-29',
    receiverAccount: IBAN,
    receiverCode: '92000019',
    receiverName: 'ТОВ «Світанок Постач»',
    amount: '100.50',
    status: 5,
    ...changes,
  }) as JournalRow;
const correspondent = {
  id: '1',
  code: '92000019',
  name: 'Світанок',
  iban: OTHER_IBAN,
  isResident: true,
  hasCode: true,
  maximum: null,
  phone: '',
};
const payer = { bankCode: '351607', ownIbans: [] };
const find = (around: JournalRow[], toCode: JournalRow[] = [], id: string | null = null) =>
  findWarnings(draft, id, { around, toCode, correspondents: [], payer }, isSameName);

describe('before a payment is saved', () => {
  it('an equal one within three days is named, but not the very one that is being changed', () => {
    expect(find([earlier({}), earlier({ id: '9101', amount: '7.00' })]).lookAlikes).toEqual([earlier({})]);
    expect(find([earlier({})], [], '9100').lookAlikes).toEqual([]);
    expect(find([earlier({ documentDate: '2026-06-27' })]).lookAlikes).toEqual([]);
  });

  it('the accounts by which journal and catalogue know the receiver are named when it is another one', () => {
    const toCode = [earlier({ receiverAccount: OTHER_IBAN })];
    expect(find([], toCode).otherAccounts).toEqual([OTHER_IBAN]);
    expect(
      findWarnings(draft, null, { around: [], toCode: [], correspondents: [correspondent], payer }, isSameName)
        .otherAccounts,
    ).toEqual([OTHER_IBAN]);
  });

  it('an account that was paid before is known, one whose payment was refused is not', () => {
    const other = earlier({ id: '9099', receiverAccount: OTHER_IBAN });
    expect(find([], [other, earlier({})]).otherAccounts).toEqual([]);
    expect(find([], [other, earlier({ status: 6 })]).otherAccounts).toEqual([OTHER_IBAN]);
  });

  it('the names by which journal and catalogue know the account are named when it is another one', () => {
    expect(find([], [earlier({ receiverName: 'ТОВ «Захід»' })]).otherNames).toEqual(['ТОВ «Захід»']);
    expect(find([], [earlier({ receiverName: 'ТОВ «Захід»', status: 6 })]).otherNames).toEqual([]);
    expect(find([], [earlier({})]).otherNames).toEqual([]);
    expect(find([], [earlier({ receiverName: 'Світанок Постач' })]).otherNames).toEqual([]);
    const saved = { ...correspondent, iban: IBAN };
    expect(
      findWarnings(draft, null, { around: [], toCode: [], correspondents: [saved], payer }, isSameName).otherNames,
    ).toEqual(['Світанок']);
  });

  it('what is being changed does not vouch for its own account', () => {
    const other = earlier({ id: '9099', receiverAccount: OTHER_IBAN });
    expect(find([], [other, earlier({})], '9100').otherAccounts).toEqual([OTHER_IBAN]);
  });

  it('an answer that did not come is itself a warning', () => {
    const nothing = find([]);
    const rest = { ...nothing, seenCodes: [], lastPaid: null, isIncomplete: false };
    expect(hasWarnings(rest)).toBe(false);
    expect(hasWarnings({ ...rest, isIncomplete: true })).toBe(true);
    expect(hasWarnings({ ...rest, lastPaid: '2025-12-30' })).toBe(true);
  });
});
