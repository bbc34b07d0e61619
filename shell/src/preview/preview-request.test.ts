/** @jest-environment jsdom */
import { getPreviewRequest, forgetPreview, takePreviewLink } from './preview-request';

it('a preview moves from the address into the tab, and the rest of the address stays', () => {
  history.replaceState(null, '', '/ncb/main/miAccountsAll?id=7&preview=accounts@1.4.0#preview=17.abc');
  takePreviewLink();
  expect(location.href).toMatch(/\/ncb\/main\/miAccountsAll\?id=7$/);
  expect(getPreviewRequest()).toEqual({ what: 'accounts@1.4.0', word: '17.abc' });
  forgetPreview();
  expect(getPreviewRequest()).toBeNull();
});

it('an address without a preview is left as it is, its part behind the # too', () => {
  history.replaceState(null, '', '/ncb/main/miAccountsAll#content');
  takePreviewLink();
  expect(location.hash).toBe('#content');
  expect(getPreviewRequest()).toBeNull();
});
