import { element } from '../dom';
import type { Texts } from '../texts/texts';
import type { IitKeyEntry } from './iit-key-entry';
import type { KeyEntry } from './key-entry';

type Source = 'file' | 'iit';

/** The choice between a key file and the IIT widget; the file is chosen until the user says otherwise. */
export function keySource<Made>(file: KeyEntry<Made>, iit: IitKeyEntry<Made>, texts: Texts): KeyEntry<Made> {
  const entries = { file, iit };
  let chosen: Source = 'file';

  const option = (source: Source) => {
    const input = element('input', { type: 'radio', name: 'keySource', value: source, 'data-field': 'keySource' });
    input.addEventListener('change', () => choose(source));
    return { input, label: element('label', { class: 'option' }, input, texts.text(`keySource.${source}`)) };
  };
  const options = { file: option('file'), iit: option('iit') };
  const choice = element(
    'fieldset',
    { class: 'key-source' },
    element('legend', {}, texts.text('keySource')),
    options.file.label,
    options.iit.label,
  );

  const choose = (source: Source) => {
    if (source === 'file') iit.leave();
    chosen = source;
    options[source].input.checked = true;
    file.root.hidden = source !== 'file';
    iit.root.hidden = source !== 'iit';
  };
  choose('file');

  return {
    root: element('div', { class: 'key' }, choice, file.root, iit.root),
    stage: iit.stage,
    setBusy(isBusy) {
      choice.disabled = isBusy;
      entries[chosen].setBusy(isBusy);
    },
    complete: () => entries[chosen].complete(),
    showFailure: (reason, status) => entries[chosen].showFailure(reason, status),
    takeFile(dropped) {
      choose('file');
      file.takeFile(dropped);
    },
  };
}
