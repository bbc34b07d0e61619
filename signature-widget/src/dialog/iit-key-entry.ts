import { createElement } from '../create-element';
import type { IitKey, IitProvider } from '../iit/iit-provider';
import type { SigningFailure } from '../signing/signature-provider';
import type { Texts } from '../texts/texts';
import type { KeyEntry, SignWith } from './key-entry';
import { createProblemSlot } from './problem-slot';

interface IitKeyHost<Made> {
  readonly provider: IitProvider;
  readonly texts: Texts;
  readonly certificates: readonly Uint8Array[];
  readonly signWith: SignWith<Made>;
  /** Called when IIT's page replaces the documents and when they are back. */
  onStage(isShown: boolean): void;
  onRead(): void;
}

export interface IitKeyEntry<Made> extends KeyEntry<Made> {
  leave(): void;
}

/**
 * Builds the entry of a key read by IIT's page. The page replaces the documents while it reads the key and while it
 * signs; in between the user reviews the documents.
 */
export function createIitKeyEntry<Made>(host: IitKeyHost<Made>): IitKeyEntry<Made> {
  const { provider, texts } = host;
  let key: IitKey | null = null;

  const about = createElement('p', { class: 'hint', id: 'iitAbout' }, texts.text('iitAbout'));
  const owner = createElement('p', { class: 'owner', role: 'status', 'data-field': 'iitOwner' });
  const readButton = button('readKey', { 'aria-describedby': 'iitAbout iitProblem' });
  const slot = createProblemSlot('iitProblem', texts);
  const backButton = button('closeIit', { hidden: '' }, texts.text('iitBack'));
  const loading = createElement('p', { class: 'loading', role: 'status' }, texts.text('iitOpening'));
  const stage = createElement('div', { class: 'stage', hidden: '' }, loading);
  const idle = createElement('div', { class: 'iit-idle' }, about, owner, readButton, slot.root);

  const setKey = (read: IitKey | null) => {
    key = read;
    readButton.textContent = texts.text(read ? 'iitReadAnother' : 'iitReadKey');
    const name = read?.certificate.owner;
    owner.replaceChildren(...(read ? [texts.text('iitKeyRead'), ' ', createElement('bdi', {}, name ?? '')] : []));
    about.hidden = read !== null;
  };
  const showStage = (isShown: boolean) => {
    stage.hidden = !isShown;
    idle.hidden = isShown;
    host.onStage(isShown);
  };
  const showProblem = (reason: Exclude<SigningFailure, 'locked'>) => {
    // The usual text speaks of a file.
    slot.show(reason === 'foreignKey' ? 'foreignIitKey' : reason);
    readButton.focus();
  };

  const read = async () => {
    setKey(null);
    slot.show(null);
    loading.hidden = backButton.hidden = false;
    showStage(true);
    backButton.focus();
    const outcome = await provider.readKey(host.certificates, texts.language, {
      place: stage,
      title: texts.text('iitFrame'),
      onReady(frame) {
        loading.hidden = true;
        frame.focus();
      },
    });
    backButton.hidden = true;
    showStage(false);
    if (outcome.ok) {
      setKey(outcome.made);
      host.onRead();
    } else if (outcome.reason === 'locked') readButton.focus();
    else showProblem(outcome.reason);
  };

  readButton.addEventListener('click', () => void read());
  backButton.addEventListener('click', () => provider.lock());
  setKey(null);

  return {
    root: createElement('div', { class: 'iit-entry' }, idle, backButton),
    stage: [stage],
    setBusy(isBusy) {
      readButton.disabled = isBusy;
    },
    complete() {
      const enteredKey = key;
      slot.show(enteredKey ? null : 'iitKeyNotRead');
      if (!enteredKey) return Promise.resolve({ ok: false, gap: readButton });
      return Promise.resolve({
        ok: true,
        async sign(onProgress) {
          showStage(true);
          const outcome = await host.signWith(provider, enteredKey, onProgress);
          showStage(false);
          setKey(null);
          return outcome;
        },
      });
    },
    showFailure: (reason) => showProblem(reason),
    takeFile: () => {},
    leave() {
      provider.lock();
      setKey(null);
      slot.show(null);
    },
  };

  function button(action: string, attributes: Readonly<Record<string, string>>, label = ''): HTMLButtonElement {
    return createElement('button', { type: 'button', 'data-action': action, ...attributes }, label);
  }
}
