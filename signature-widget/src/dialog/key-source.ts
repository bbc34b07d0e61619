import { createElement } from '../create-element';
import type { Texts } from '../texts/texts';
import type { IitKeyEntry } from './iit-key-entry';
import type { KeySource } from '../signing/source-memory';
import type { KeyEntry } from './key-entry';

interface RememberedSource {
  read(): Promise<KeySource | null>;
  keep(source: KeySource): Promise<void>;
}

/** Builds the choice between key file and IIT widget, initially the last used one or the file. */
export function createKeySource<Made>(
  file: KeyEntry<Made>,
  iit: IitKeyEntry<Made>,
  texts: Texts,
  remembered: RememberedSource | null = null,
): KeyEntry<Made> {
  const entries = { file, iit };
  let chosen: KeySource = 'file';
  let isTouched = false;

  const option = (source: KeySource) => {
    const input = createElement('input', {
      type: 'radio',
      name: 'keySource',
      value: source,
      'data-field': 'keySource',
    });
    input.addEventListener('change', () => {
      isTouched = true;
      choose(source);
      void remembered?.keep(source);
    });
    return { input, label: createElement('label', { class: 'option' }, input, texts.text(`keySource.${source}`)) };
  };
  const options = { file: option('file'), iit: option('iit') };
  const choice = createElement(
    'fieldset',
    { class: 'key-source' },
    createElement('legend', {}, texts.text('keySource')),
    options.file.label,
    options.iit.label,
  );

  const choose = (source: KeySource) => {
    if (source === 'file') iit.leave();
    chosen = source;
    options[source].input.checked = true;
    file.root.hidden = source !== 'file';
    iit.root.hidden = source !== 'iit';
  };
  choose('file');
  void remembered?.read().then((source) => {
    // The user may have chosen meanwhile.
    if (source && !isTouched) choose(source);
  });

  return {
    root: createElement('div', { class: 'key' }, choice, file.root, iit.root),
    stage: iit.stage,
    setBusy(isBusy) {
      choice.disabled = isBusy;
      entries[chosen].setBusy(isBusy);
    },
    complete: () => entries[chosen].complete(),
    showFailure: (reason, status) => entries[chosen].showFailure(reason, status),
    takeFile(dropped) {
      isTouched = true;
      choose('file');
      file.takeFile(dropped);
    },
  };
}
