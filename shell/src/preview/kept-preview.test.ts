/** @jest-environment jsdom */
import { askedPreview, forgetPreview, takePreviewLink } from './kept-preview';

it('a preview moves from the address into the tab, and the rest of the address stays', () => {
  history.replaceState(null, '', '/ncb/main/miAccountsAll?id=7&preview=accounts@1.4.0#preview=17.abc');
  takePreviewLink();
  expect(location.href).toMatch(/\/ncb\/main\/miAccountsAll\?id=7$/);
  expect(askedPreview()).toEqual({ what: 'accounts@1.4.0', word: '17.abc' });
  forgetPreview();
  expect(askedPreview()).toBeNull();
});

it('an address without a preview is left as it is, its part behind the # too', () => {
  history.replaceState(null, '', '/ncb/main/miAccountsAll#content');
  takePreviewLink();
  expect(location.hash).toBe('#content');
  expect(askedPreview()).toBeNull();
});
