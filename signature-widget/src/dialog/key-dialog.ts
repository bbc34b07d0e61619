import { element } from '../dom';
import { lockAll, type Providers } from '../signing/providers';
import type { KeySource } from '../signing/source-memory';
import type { Texts } from '../texts/texts';
import { armAfterSight, type Arming } from '../visibility/arming';
import { dialogButtons } from './dialog-buttons';
import { fileKeyEntry } from './file-key-entry';
import { iitKeyEntry } from './iit-key-entry';
import type { KeyEntry, SignWith } from './key-entry';
import { keySource } from './key-source';
import { statusLine, type StatusWords } from './status-line';

/** How a dialog ends, and who may end it. */
export interface DialogEnds<Made> {
  /** Whether a person caused the event; a script in a browser cannot forge `isTrusted`. */
  isGenuine(event: Event): boolean;
  onSigned(made: Made): void;
  onCancelled(): void;
  /** Told when a key is being opened or used, and when that ended without a signature. */
  onWorking(isWorking: boolean): void;
}

/** What is signed in the dialog and how. */
export interface DialogHost<Made> extends DialogEnds<Made> {
  readonly texts: Texts;
  /** What the user sees above the fields: everything that will be signed, the last of it takes the focus. */
  readonly shown: readonly HTMLElement[];
  readonly confirmLabel: string;
  readonly words: StatusWords;
  /** How many signatures will be made. */
  readonly total: number;
  readonly providers: Providers;
  /** The user's certificates that are active at the bank, DER. */
  readonly certificates: readonly Uint8Array[];
  readonly signWith: SignWith<Made>;
}

export interface Dialog {
  readonly parts: readonly HTMLElement[];
  setArming(state: Arming): void;
  takeFile(file: File): void;
}

/** The dialog in which the user sees what is signed, gives key and password, and confirms or gives up. */
export function keyDialog<Made>(host: DialogHost<Made>): Dialog {
  const { texts, total } = host;
  const status = statusLine(host.words, texts);
  const buttons = dialogButtons(host.confirmLabel, texts);
  const entry = keyEntry(host, {
    onStage: (isShown) => {
      form.classList.toggle('staged', isShown);
      setDocumentsShown(!isShown);
    },
    // Not to the button: an Enter key still held down from the page would press it.
    onRead: () => host.shown.at(-1)?.focus(),
  });
  const form = element('form', { class: 'panel', novalidate: '' }, entry.root, status.root, buttons.root);
  /** Whether the window is seen, and whether the documents in it are: another's page may be in their place. */
  let [sight, documents]: [Arming, Arming] = ['waiting', 'armed'];
  let isBusy = false;
  let isCancelled = false;

  const isArmed = () => sight === 'armed' && documents === 'armed';
  const showArming = () => {
    buttons.setState(isArmed(), isBusy);
    status.showArming(sight === 'armed' ? documents : sight);
  };
  const setDocumentsShown = armAfterSight((state) => {
    documents = state;
    showArming();
  });
  const setBusy = (busy: boolean) => {
    isBusy = busy;
    buttons.setState(isArmed(), isBusy);
    entry.setBusy(busy);
    host.onWorking(busy);
  };

  const sign = async () => {
    setBusy(true);
    const key = await entry.complete();
    if (!key.ok) {
      // First: a field that is still disabled cannot take the focus.
      setBusy(false);
      return key.gap.focus();
    }
    // Cancelled while the file was still being read: no key may be opened any more.
    if (isCancelled) return;
    status.showOpening();
    const outcome = await key.sign(
      (signed) => status.showSigned(signed, total),
      (share) => status.showOpened(share),
    );
    if (outcome.ok) {
      entry.root.hidden = buttons.root.hidden = true;
      status.showDone();
      return host.onSigned(outcome.made);
    }
    status.showIdle();
    setBusy(false);
    if (outcome.reason !== 'locked') entry.showFailure(outcome.reason, status);
  };

  form.addEventListener('submit', (event) => event.preventDefault());
  // Enter in the password field arrives here too, as a click of the browser's own.
  buttons.confirm.addEventListener('click', (event) => {
    if (host.isGenuine(event) && isArmed() && !isBusy) void sign();
  });
  buttons.cancel.addEventListener('click', () => {
    isCancelled = true;
    lockAll(host.providers);
    form.inert = true;
    host.onCancelled();
  });
  const setArming = (state: Arming) => {
    sight = state;
    showArming();
  };
  setArming('waiting');

  return {
    parts: [...host.shown, ...entry.stage, form],
    setArming,
    takeFile(file) {
      if (!isBusy && documents !== 'hidden') entry.takeFile(file);
    },
  };
}

/** A key file, and the choice of the IIT widget where there is one. */
function keyEntry<Made>(
  { providers: { keyFile, iit, memory }, texts, certificates, signWith }: DialogHost<Made>,
  told: { onStage(isShown: boolean): void; onRead(): void },
): KeyEntry<Made> {
  const file = fileKeyEntry(keyFile, texts, signWith);
  if (!iit) return file;
  const remembered = memory && {
    read: () => memory.read(certificates),
    keep: (source: KeySource) => memory.keep(certificates, source),
  };
  return keySource(file, iitKeyEntry({ provider: iit, texts, certificates, signWith, ...told }), texts, remembered);
}
