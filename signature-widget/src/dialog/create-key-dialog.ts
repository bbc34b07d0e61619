import type { CreateKeyRequest } from '@ncb/shared-kernel/domain/signing-protocol';
import { checkKeyPassword } from '@ncb/shared-kernel/domain/rules';
import { KEY_GENERATION_MOVES } from '@ncb/shared-kernel/domain/vocabulary';
import { element } from '../dom';
import { createKey, type CreatedKey } from '../signing/create-key';
import type { TextKey, Texts } from '../texts/texts';
import type { Arming } from '../visibility/arming';
import { header } from './header';
import type { Dialog } from './key-dialog';
import { newPasswordFields } from './new-password-fields';

export interface CreateKeyEnds {
  /** Whether a person caused the event; a script in a browser cannot forge `isTrusted`. */
  isGenuine(event: Event): boolean;
  /** Gives the key's file to the user. */
  saveFile(text: string, name: string): void;
  onCreated(made: Pick<CreatedKey, 'request' | 'signature'>): void;
  onCancelled(): void;
  onWorking(isWorking: boolean): void;
}

/**
 * Makes a key in four steps: idle, movements, password, done. The browser's own generator makes the key; the movements
 * are what the specification asks for and are not the source of its randomness. Source: spec 1 §2, §4 and §9
 */
export function createKeyDialog({ subject, text }: CreateKeyRequest, texts: Texts, ends: CreateKeyEnds): Dialog {
  let moves = 0;
  let isBusy = false;
  let isArmed = false;

  const count = element('strong', { class: 'moves', 'data-field': 'moves' });
  const field = element(
    'div',
    { class: 'moves-field', 'data-field': 'movements' },
    count,
    element('span', {}, texts.text('movesWhy')),
  );
  const bar = element('progress', {
    role: 'progressbar',
    'aria-label': texts.text('moves'),
    max: String(KEY_GENERATION_MOVES),
  });
  const keys = element('button', { type: 'button', 'data-action': 'pressKeys' }, texts.text('movesByKeys'));
  const said = element('p', { class: 'unseen', role: 'status' });
  const collecting = element(
    'div',
    { class: 'collecting' },
    element('p', {}, texts.text('moveHere')),
    field,
    bar,
    element('p', { class: 'without-mouse' }, texts.text('movesWithoutMouse'), ' ', keys),
  );
  const password = newPasswordFields(texts);
  password.root.hidden = true;
  const done = element('p', { class: 'progress-text', role: 'status' });
  const cancel = element('button', { type: 'button', 'data-action': 'cancelKey' }, texts.text('cancelSign'));
  const save = element('button', { type: 'submit', class: 'primary', 'data-action': 'saveKey' }, texts.text('keySave'));
  const form = element(
    'form',
    { class: 'panel', novalidate: '' },
    password.root,
    done,
    element('div', { class: 'actions' }, cancel, save),
  );

  const setSave = () => {
    const isReady = isArmed && !isBusy && moves >= KEY_GENERATION_MOVES;
    save.setAttribute('aria-disabled', String(!isReady));
    save.setAttribute('aria-busy', String(isBusy));
    return isReady;
  };
  const show = () => {
    count.textContent = texts.text('movesOf', { done: String(moves), total: String(KEY_GENERATION_MOVES) });
    bar.value = moves;
  };
  const move = (event: Event) => {
    if (!ends.isGenuine(event) || moves >= KEY_GENERATION_MOVES) return;
    moves += 1;
    show();
    if (moves < KEY_GENERATION_MOVES) return;
    said.textContent = texts.text('movesDone');
    collecting.hidden = true;
    password.root.hidden = false;
    password.focus();
    setSave();
  };
  field.addEventListener('pointermove', move);
  // A key held down repeats without a hand.
  keys.addEventListener('keydown', (event) => {
    if (event.repeat || event.key === 'Tab' || event.key === 'Escape') return;
    event.preventDefault();
    move(event);
  });
  // Where the button is pressed by mouse, finger or a reader's program, each press is one.
  keys.addEventListener('click', move);

  const make = async () => {
    const typed = password.value();
    const [problem] = checkKeyPassword(typed.password, typed.confirmation);
    password.showProblem(problem ?? null);
    if (problem) return;
    isBusy = true;
    setSave();
    ends.onWorking(true);
    done.textContent = texts.text('keyMaking');
    try {
      const made = await createKey(subject, typed.password, text);
      ends.saveFile(made.file, `${texts.text('keyFileName')}-${made.keyId.slice(0, 9).replace(' ', '')}.pem`);
      password.clear();
      done.textContent = texts.text('keyMade');
      form.inert = true;
      ends.onCreated(made);
    } catch {
      isBusy = false;
      setSave();
      ends.onWorking(false);
      done.textContent = texts.text('problem.keyNotMade');
    }
  };
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    if (ends.isGenuine(event) && setSave()) void make();
  });
  cancel.addEventListener('click', () => {
    form.inert = true;
    ends.onCancelled();
  });
  show();
  setSave();
  return {
    parts: [header('createKeyTitle', texts), about(), form],
    setArming(state: Arming) {
      isArmed = state === 'armed';
      setSave();
    },
    takeFile: () => undefined,
  };

  function about(): HTMLElement {
    const row = (label: TextKey, value: string) =>
      element('div', {}, element('dt', {}, texts.text(label)), element('dd', {}, element('bdi', {}, value)));
    return element(
      'section',
      { class: 'display', role: 'region', tabindex: '0', 'aria-label': texts.text('createKeyTitle') },
      element(
        'div',
        { class: 'document' },
        element(
          'dl',
          { class: 'subject' },
          row('keyOwner', subject.commonName),
          row('field.companyName', subject.organization),
        ),
        collecting,
        said,
      ),
    );
  }
}
