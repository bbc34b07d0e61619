import { element } from '../dom';
import type { Texts } from '../texts/texts';
import { readKeyFile } from './key-file';
import { problemSlot, type WidgetProblem } from './problem-slot';

export interface KeyFileField {
  readonly root: HTMLElement;
  /** Takes a file that was chosen or dropped. */
  take(file: File): void;
  /** The chosen file's text; null if there is none or it is no key file. */
  text(): Promise<string | null>;
  showProblem(problem: WidgetProblem | null): void;
  setDisabled(isDisabled: boolean): void;
  focus(): void;
}

/** The choice of the key file. @param onChosen told when a file is there that may be a key file */
export function keyFileField(texts: Texts, onChosen: () => void): KeyFileField {
  const input = element('input', { type: 'file', id: 'keyFile', 'data-field': 'keyFile' });
  const slot = problemSlot('keyFileProblem', texts, input);
  const name = element('bdi', { class: 'file-name' }, texts.text('keyFileChoose'));
  const root = element(
    'div',
    { class: 'entry' },
    element('label', { for: 'keyFile' }, texts.text('keyFile')),
    // The input lies transparent over the whole box: its own text would be in the browser's language.
    element('div', { class: 'file-box' }, name, input),
    slot.root,
  );
  let latest: Promise<string | null> = Promise.resolve(null);

  const take = (file: File) => {
    name.textContent = file.name;
    root.classList.add('chosen');
    const reading = readKeyFile(file);
    latest = reading;
    void reading.then((text) => {
      // Another file may have been chosen while this one was read.
      if (latest !== reading) return;
      slot.show(text === null ? 'keyFileUnreadable' : null);
      if (text !== null) onChosen();
    });
  };
  input.addEventListener('change', () => {
    const [file] = input.files ?? [];
    if (file) take(file);
  });

  return {
    root,
    take,
    text: () => latest,
    showProblem: (problem) => slot.show(problem),
    setDisabled(isDisabled) {
      input.disabled = isDisabled;
    },
    focus: () => input.focus(),
  };
}
