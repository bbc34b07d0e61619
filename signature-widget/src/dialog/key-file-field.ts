import { createElement } from '../create-element';
import type { Texts } from '../texts/texts';
import { readKeyFiles, type ChosenFiles } from './read-key-files';
import { createProblemSlot, type WidgetProblem } from './problem-slot';

type KeyFileContent =
  | { readonly ok: true; readonly chosen: ChosenFiles }
  | { readonly ok: false; readonly problem: 'emptyFilePath' | 'keyFileUnreadable' };

const NO_FILE: KeyFileContent = { ok: false, problem: 'emptyFilePath' };

interface KeyFileField {
  readonly root: HTMLElement;
  /** Takes chosen or dropped files: the key, and certificates that it does not contain. */
  take(files: readonly File[]): void;
  /** Takes files of an earlier signature if they can still be read and no others are chosen. */
  recall(files: readonly File[]): Promise<void>;
  files(): readonly File[];
  content(): Promise<KeyFileContent>;
  showProblem(problem: WidgetProblem | null): void;
  setDisabled(isDisabled: boolean): void;
  focus(): void;
}

/** Builds the field of the key file. @param onChosen called when a possible key file is chosen */
export function createKeyFileField(texts: Texts, onChosen: () => void): KeyFileField {
  const input = createElement('input', {
    type: 'file',
    id: 'keyFile',
    'data-field': 'keyFile',
    multiple: '',
    // The browser names only files that were chosen in this input.
    'aria-labelledby': 'keyFileLabel keyFileName',
  });
  const slot = createProblemSlot('keyFileProblem', texts, input);
  const name = createElement('bdi', { class: 'file-name', id: 'keyFileName' }, texts.text('keyFileChoose'));
  const other = createElement('span', { class: 'file-other', 'aria-hidden': 'true' }, texts.text('keyFileOther'));
  const root = createElement(
    'div',
    { class: 'entry' },
    createElement('label', { for: 'keyFile', id: 'keyFileLabel' }, texts.text('keyFile')),
    // The transparent input covers the box: its own text would be in the browser's language.
    createElement('div', { class: 'file-box' }, name, other, input),
    slot.root,
  );
  let latest: Promise<KeyFileContent> = Promise.resolve(NO_FILE);
  let chosen: readonly File[] = [];

  const take = (files: readonly File[]) => {
    chosen = files;
    name.textContent = files.map((file) => file.name).join(', ');
    root.classList.add('chosen');
    const reading = readContent(files);
    latest = reading;
    void reading.then((content) => {
      if (latest !== reading) return;
      slot.show(content.ok ? null : content.problem);
      if (content.ok) onChosen();
    });
  };
  input.addEventListener('change', () => {
    const files = [...(input.files ?? [])];
    if (files.length > 0) take(files);
  });

  return {
    root,
    take,
    async recall(files) {
      const content = await readContent(files);
      if (content.ok && chosen.length === 0) take(files);
    },
    files: () => chosen,
    content: () => latest,
    showProblem: (problem) => slot.show(problem),
    setDisabled(isDisabled) {
      input.disabled = isDisabled;
    },
    focus: () => input.focus(),
  };
}

async function readContent(files: readonly File[]): Promise<KeyFileContent> {
  const chosen = await readKeyFiles(files);
  return chosen ? { ok: true, chosen } : { ok: false, problem: 'keyFileUnreadable' };
}
