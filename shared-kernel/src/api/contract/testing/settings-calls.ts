import fc from 'fast-check';
import { NumberCounter, TABLE_PAGE_SIZES } from '../../../domain/vocabulary';
import { resetNumeration, saveSettings, type SavedSearch, type UserSettings } from '../settings';
import { anyFlag, anyOf, anyText, anyWhole, filledText, nullable, nothing, recordOf } from './generators';
import { roundTrip } from './round-trip';

const plain = { timeoutInterval: nullable(anyWhole), showClosed: anyFlag, language: nullable(filledText) };
const pageSizes = fc.dictionary(filledText, anyOf(TABLE_PAGE_SIZES), { minKeys: 1, maxKeys: 4, noNullPrototype: true });

const columns = fc.dictionary(filledText, fc.array(filledText), { minKeys: 1, maxKeys: 4, noNullPrototype: true });
const favouriteAccounts = fc.array(filledText);
const parameters = fc.dictionary(filledText, anyText, { maxKeys: 4, noNullPrototype: true });
const searches = fc.array(recordOf<SavedSearch>({ name: anyText, parameters }), { maxLength: 3 });
const savedSearches = fc.dictionary(filledText, searches, { minKeys: 1, maxKeys: 4, noNullPrototype: true });

export const anySettings: fc.Arbitrary<UserSettings> = fc.oneof(
  recordOf({ ...plain, pageSizes, columns, favouriteAccounts, savedSearches }),
  recordOf(plain),
);

export const SETTINGS_CALLS = [
  roundTrip(saveSettings, recordOf({ settings: anySettings }), nothing),
  roundTrip(resetNumeration, recordOf({ counter: anyOf(Object.values(NumberCounter)) }), nothing),
];
