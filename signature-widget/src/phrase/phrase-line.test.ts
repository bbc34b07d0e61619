/** @jest-environment jsdom */
import '../testing/browser';
import { find, get, problems } from '../testing/dialog';
import { getTexts } from '../texts/texts';
import { createPhraseLine, type PhraseLine } from './phrase-line';
import { openPhraseStore, type PhraseStore } from './phrase-store';

let store: PhraseStore;
let line: PhraseLine;

const input = () => get<HTMLInputElement>('[data-field="newPhrase"]');
const press = (action: string) => get(`[data-action="${action}"]`).click();
const phrase = () => find('[data-field="phrase"]')?.textContent ?? null;

beforeEach(() => {
  localStorage.clear();
  const opened = openPhraseStore(() => localStorage);
  if (!opened) throw new Error('jsdom has a storage');
  store = opened;
  line = createPhraseLine(store, getTexts('en'));
  document.body.replaceChildren(line.root);
  line.setSeen(true);
});

function type(text: string) {
  press('changePhrase');
  input().value = text;
  press('savePhrase');
}

describe('the phrase line', () => {
  it('says that there is no phrase yet, takes one and shows it', () => {
    expect(line.root).toHaveTextContent('No personal phrase yet');
    type('yellow teapot');
    expect(phrase()).toBe('yellow teapot');
    expect(store.read()).toBe('yellow teapot');
    expect(get('[data-action="changePhrase"]')).toHaveFocus();
  });

  it('withdraws the phrase at once when the window is not seen whole', () => {
    type('yellow teapot');
    line.setSeen(false);
    expect(phrase()).toBeNull();
    expect(line.root.innerHTML).not.toContain('yellow teapot');
    line.setSeen(true);
    expect(phrase()).toBe('yellow teapot');
  });

  it('keeps the editor open and says what is wrong with a phrase that it does not take', () => {
    type('tea');
    expect(problems()).toEqual(['phraseUnusable']);
    expect(input()).toHaveFocus();
    expect(store.read()).toBeNull();
  });

  it('forgets the phrase when the field is emptied', () => {
    type('yellow teapot');
    type('  ');
    expect([store.read(), phrase()]).toEqual([null, null]);
  });

  it('leaves the phrase as it was after Escape, which then closes nothing else', () => {
    type('yellow teapot');
    press('changePhrase');
    input().value = 'green teapot';
    const escape = new KeyboardEvent('keydown', { key: 'Escape', bubbles: true, cancelable: true });
    input().dispatchEvent(escape);
    expect(escape.defaultPrevented).toBe(true);
    expect(phrase()).toBe('yellow teapot');
  });

  it('shows a phrase that looks like markup as the text it is', () => {
    type('<b>yellow</b>');
    expect(phrase()).toBe('<b>yellow</b>');
    expect(find('b')).toBeNull();
  });
});
