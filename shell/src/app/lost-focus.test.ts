/** @jest-environment jsdom */
import { watchLostFocus } from './lost-focus';

let endWatch: () => void;
beforeEach(() => {
  endWatch = watchLostFocus();
});
afterEach(() => {
  endWatch();
  document.body.replaceChildren();
  history.replaceState(null, '', '/');
});

function put(html: string): HTMLElement {
  const place = document.createElement('div');
  place.innerHTML = html;
  document.body.append(place);
  return place;
}

const button = (name: string) => {
  const found = document.querySelector<HTMLElement>(`[name="${name}"]`);
  if (!found) throw new Error(`no button ${name}`);
  return found;
};
/** A mutation is told after the task that made it. */
const told = () => Promise.resolve();

it('gives the focus back to what opened a dialog that is gone', async () => {
  put('<button name="before"></button><button name="opener"></button>');
  button('before').focus();
  button('opener').focus();
  const dialog = put('<button name="close"></button>');
  button('close').focus();
  dialog.remove();
  await told();
  expect(document.activeElement).toBe(button('opener'));
});

it('gives it back to the button of a menu where an entry of the menu opened the dialog', async () => {
  put('<button name="menu"></button>');
  button('menu').focus();
  const menu = put('<button name="entry"></button>');
  button('entry').focus();
  const dialog = put('<button name="close"></button>');
  button('close').focus();
  menu.remove();
  dialog.remove();
  await told();
  expect(document.activeElement).toBe(button('menu'));
});

it('passes over what takes no focus any more', async () => {
  put('<button name="before"></button><button name="opener"></button>');
  button('before').focus();
  button('opener').focus();
  const dialog = put('<button name="close"></button>');
  button('close').focus();
  button('opener').setAttribute('disabled', '');
  dialog.remove();
  await told();
  expect(document.activeElement).toBe(button('before'));
});

it('leaves it where somebody has put it since', async () => {
  put('<button name="opener"></button><button name="next"></button>');
  button('opener').focus();
  const dialog = put('<button name="close"></button>');
  button('close').focus();
  dialog.remove();
  button('next').focus();
  await told();
  expect(document.activeElement).toBe(button('next'));
});

it('takes nobody back into a field that he has left, when a hint goes away', async () => {
  put('<button name="field"></button>');
  const hint = put('');
  button('field').focus();
  button('field').blur();
  hint.remove();
  await told();
  expect(document.activeElement).toBe(document.body);
});

it('takes nobody back to what he pressed on another page', async () => {
  put('<button name="link"></button>');
  button('link').focus();
  history.replaceState(null, '', '/next');
  const dialog = put('<button name="close"></button>');
  button('close').focus();
  dialog.remove();
  await told();
  expect(document.activeElement).toBe(document.body);
});
