/** @jest-environment jsdom */
import { watchLostFocus } from './watch-lost-focus';

let endWatch: () => void;
beforeEach(() => {
  endWatch = watchLostFocus();
});
afterEach(() => {
  endWatch();
  document.body.replaceChildren();
  history.replaceState(null, '', '/');
});

function addButtons(...names: string[]): HTMLElement {
  const place = document.createElement('div');
  for (const name of names) {
    const button = document.createElement('button');
    button.setAttribute('name', name);
    place.append(button);
  }
  document.body.append(place);
  return place;
}

const button = (name: string) => {
  const button = document.querySelector<HTMLElement>(`[name="${name}"]`);
  if (!button) throw new Error(`no button ${name}`);
  return button;
};
/** Mutation observers run after the task that made the mutation. */
const mutationsDelivered = () => Promise.resolve();

it('gives the focus back to what opened a dialog that is gone', async () => {
  addButtons('before', 'opener');
  button('before').focus();
  button('opener').focus();
  const dialog = addButtons('close');
  button('close').focus();
  dialog.remove();
  await mutationsDelivered();
  expect(document.activeElement).toBe(button('opener'));
});

it('gives it back to the button of a menu where an entry of the menu opened the dialog', async () => {
  addButtons('menu');
  button('menu').focus();
  const menu = addButtons('entry');
  button('entry').focus();
  const dialog = addButtons('close');
  button('close').focus();
  menu.remove();
  dialog.remove();
  await mutationsDelivered();
  expect(document.activeElement).toBe(button('menu'));
});

it('passes over what takes no focus any more', async () => {
  addButtons('before', 'opener');
  button('before').focus();
  button('opener').focus();
  const dialog = addButtons('close');
  button('close').focus();
  button('opener').setAttribute('disabled', '');
  dialog.remove();
  await mutationsDelivered();
  expect(document.activeElement).toBe(button('before'));
});

it('leaves it where somebody has put it since', async () => {
  addButtons('opener', 'next');
  button('opener').focus();
  const dialog = addButtons('close');
  button('close').focus();
  dialog.remove();
  button('next').focus();
  await mutationsDelivered();
  expect(document.activeElement).toBe(button('next'));
});

it('takes nobody back into a field that he has left, when a hint goes away', async () => {
  addButtons('field');
  const hint = addButtons();
  button('field').focus();
  button('field').blur();
  hint.remove();
  await mutationsDelivered();
  expect(document.activeElement).toBe(document.body);
});

it('takes nobody back to what he pressed on another page', async () => {
  addButtons('link');
  button('link').focus();
  history.replaceState(null, '', '/next');
  const dialog = addButtons('close');
  button('close').focus();
  dialog.remove();
  await mutationsDelivered();
  expect(document.activeElement).toBe(document.body);
});

describe('in a page', () => {
  function putInPage(...names: string[]): { readonly part: HTMLElement; readonly content: HTMLElement } {
    const content = document.createElement('main');
    content.id = 'ncb-content';
    content.tabIndex = -1;
    const part = addButtons(...names);
    content.append(part);
    document.body.append(content);
    return { part, content };
  }

  it('stays around a button that goes away: Tab goes on there', async () => {
    const { part } = putInPage('more', 'next');
    button('more').focus();
    button('more').remove();
    await mutationsDelivered();
    expect(document.activeElement).toBe(part);
    button('next').focus();
    expect(part.hasAttribute('tabindex')).toBe(false);
  });

  it('goes to the page where all that stood around went away', async () => {
    const { part, content } = putInPage('write');
    button('write').focus();
    part.remove();
    await mutationsDelivered();
    expect(document.activeElement).toBe(content);
  });

  it('comes back to a button that was disabled while its work ran', async () => {
    putInPage('save');
    button('save').focus();
    button('save').setAttribute('disabled', '');
    button('save').blur();
    await mutationsDelivered();
    button('save').removeAttribute('disabled');
    await mutationsDelivered();
    expect(document.activeElement).toBe(button('save'));
  });

  it('comes back to what opened a dialog when it is enabled, unless somebody has gone on meanwhile', async () => {
    for (const isGone of [false, true]) {
      const { content } = putInPage('before', 'opener', 'next');
      button('before').focus();
      button('opener').focus();
      const dialog = addButtons('close');
      button('close').focus();
      button('opener').setAttribute('disabled', '');
      dialog.remove();
      await mutationsDelivered();
      expect(document.activeElement).toBe(button('before'));
      if (isGone) button('next').focus();
      button('opener').removeAttribute('disabled');
      await mutationsDelivered();
      expect(document.activeElement).toBe(button(isGone ? 'next' : 'opener'));
      content.remove();
    }
  });

  it('comes back to what opened a native dialog, which stands beside the page', async () => {
    const { content } = putInPage('opener');
    const frame = document.createElement('div');
    content.before(frame);
    frame.append(content);
    button('opener').focus();
    const dialog = document.createElement('dialog');
    dialog.append(addButtons('close'));
    frame.append(dialog);
    button('close').focus();
    dialog.remove();
    await mutationsDelivered();
    expect(document.activeElement).toBe(button('opener'));
  });
});
