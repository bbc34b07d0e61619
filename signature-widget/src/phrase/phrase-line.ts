import { createElement } from '../create-element';
import { createProblemSlot } from '../dialog/problem-slot';
import type { Texts } from '../texts/texts';
import { PHRASE_MAX, parsePhrase, type PhraseStore } from './phrase-store';

export interface PhraseLine {
  readonly root: HTMLElement;
  /** @param isSeen true if the user sees the whole window now */
  setSeen(isSeen: boolean): void;
}

/**
 * Builds the line with the user's personal phrase, which proves that the window is ours. Hidden unless the whole window
 * is visible, so that no page can show the phrase beside its own fields (docs/adr/0021).
 */
export function createPhraseLine(store: PhraseStore, texts: Texts): PhraseLine {
  let isSeen = false;
  const shown = createElement('p', { class: 'phrase-text' });
  const change = createElement('button', { type: 'button', class: 'toggle', 'data-action': 'changePhrase' });
  const line = createElement('div', { class: 'phrase-line' }, shown, change);
  const editor = createPhraseEditor(texts, {
    onSave(phrase) {
      store.save(phrase);
      close();
    },
    onCancel: () => close(),
  });
  const root = createElement('div', { class: 'phrase' }, line, editor.root);

  const refresh = () => {
    const phrase = store.read();
    change.textContent = texts.text(phrase === null ? 'phraseSet' : 'phraseChange');
    if (phrase === null) shown.replaceChildren(texts.text('phraseNone'));
    else if (!isSeen) shown.replaceChildren(texts.text('phraseHidden'));
    else shown.replaceChildren(texts.text('phraseIs'), ' ', createElement('bdi', { 'data-field': 'phrase' }, phrase));
  };
  const close = () => {
    editor.root.hidden = true;
    line.hidden = false;
    refresh();
    change.focus();
  };
  change.addEventListener('click', () => {
    line.hidden = true;
    editor.root.hidden = false;
    editor.begin(store.read() ?? '');
  });
  refresh();

  return {
    root,
    setSeen(seen) {
      isSeen = seen;
      refresh();
    },
  };
}

interface EditorEnds {
  /** @param phrase null removes it */
  onSave(phrase: string | null): void;
  onCancel(): void;
}

function createPhraseEditor(texts: Texts, { onSave, onCancel }: EditorEnds) {
  const input = createElement('input', {
    id: 'phraseInput',
    'data-field': 'newPhrase',
    autocomplete: 'off',
    spellcheck: 'false',
    maxlength: String(PHRASE_MAX),
  });
  const slot = createProblemSlot('phraseProblem', texts, input);
  const save = createElement('button', { type: 'submit', class: 'toggle', 'data-action': 'savePhrase' });
  save.append(texts.text('phraseSave'));
  const cancel = createElement('button', { type: 'button', class: 'toggle', 'data-action': 'cancelPhrase' });
  cancel.append(texts.text('cancelSign'));
  const root = createElement(
    'form',
    { class: 'phrase-editor', novalidate: '', hidden: '' },
    createElement('label', { for: 'phraseInput' }, texts.text('phraseLabel')),
    createElement('div', { class: 'password-box' }, input, save, cancel),
    slot.root,
    createElement('p', { class: 'reason' }, texts.text('phraseHint')),
  );

  root.addEventListener('submit', (event) => {
    event.preventDefault();
    const phrase = parsePhrase(input.value);
    if (phrase !== null || input.value.trim() === '') return onSave(phrase);
    slot.show('phraseUnusable');
    return input.focus();
  });
  cancel.addEventListener('click', onCancel);
  root.addEventListener('keydown', (event) => {
    if (event.key !== 'Escape') return;
    // Otherwise the whole dialog would close.
    event.preventDefault();
    onCancel();
  });

  return {
    root,
    begin(phrase: string) {
      slot.show(null);
      input.value = phrase;
      input.focus();
    },
  };
}
