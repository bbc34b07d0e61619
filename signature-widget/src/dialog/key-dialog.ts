import { createElement } from '../create-element';
import { lockAll, type Providers } from '../signing/providers';
import type { KeySource } from '../signing/source-memory';
import type { Texts } from '../texts/texts';
import { armAfterSight, type Arming } from '../visibility/arm-after-sight';
import { createDialogButtons } from './dialog-buttons';
import { createFileKeyEntry } from './file-key-entry';
import { createIitKeyEntry } from './iit-key-entry';
import type { KeyEntry, SignWith } from './key-entry';
import { createKeySource } from './key-source';
import { createStatusLine, type StatusWords } from './status-line';

export interface DialogEnds<Made> {
  /** True if the user caused the event; scripts cannot forge `isTrusted`. */
  isGenuine(event: Event): boolean;
  onSigned(made: Made): void;
  onCancelled(): void;
  /** Called when a key is being opened or used, and when that ends without a signature. */
  onWorking(isWorking: boolean): void;
}

interface DialogHost<Made> extends DialogEnds<Made> {
  readonly texts: Texts;
  readonly shown: readonly HTMLElement[];
  readonly confirmLabel: string;
  readonly words: StatusWords;
  readonly total: number;
  readonly providers: Providers;
  readonly certificates: readonly Uint8Array[];
  readonly signWith: SignWith<Made>;
}

export interface Dialog {
  readonly parts: readonly HTMLElement[];
  setArming(state: Arming): void;
  takeFile(file: File): void;
}

/** Builds the dialog in which the user reviews, enters key and password, and confirms or cancels. */
export function createKeyDialog<Made>(host: DialogHost<Made>): Dialog {
  const { texts, total } = host;
  const status = createStatusLine(host.words, texts);
  const buttons = createDialogButtons(host.confirmLabel, texts);
  const entry = createKeyEntry(host, {
    onStage: (isShown) => {
      form.classList.toggle('staged', isShown);
      setDocumentsShown(!isShown);
    },
    // Not the button: a held Enter key would press it.
    onRead: () => host.shown.at(-1)?.focus(),
  });
  const form = createElement('form', { class: 'panel', novalidate: '' }, entry.root, status.root, buttons.root);
  /** States of the window's visibility and of the documents', which IIT's page may replace. */
  let [windowState, documentsState]: [Arming, Arming] = ['waiting', 'armed'];
  let isBusy = false;
  let isCancelled = false;

  const isArmed = () => windowState === 'armed' && documentsState === 'armed';
  const showArming = () => {
    buttons.setState(isArmed(), isBusy);
    status.showArming(windowState === 'armed' ? documentsState : windowState);
  };
  const setDocumentsShown = armAfterSight((state) => {
    documentsState = state;
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
      // Before the focus: a disabled field cannot take it.
      setBusy(false);
      return key.gap.focus();
    }
    // Cancelled while the file was being read: the key must not be opened.
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
  // Enter in the password field arrives here as a click event.
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
    windowState = state;
    showArming();
  };
  setArming('waiting');

  return {
    parts: [...host.shown, ...entry.stage, form],
    setArming,
    takeFile(file) {
      if (!isBusy && documentsState !== 'hidden') entry.takeFile(file);
    },
  };
}

function createKeyEntry<Made>(
  { providers: { keyFile, iit, memory, keyFiles }, texts, certificates, signWith }: DialogHost<Made>,
  callbacks: { onStage(isShown: boolean): void; onRead(): void },
): KeyEntry<Made> {
  const rememberedFiles = keyFiles && {
    recall: (onFiles: (files: readonly File[]) => void) => keyFiles.recall(certificates, onFiles),
    save: (files: readonly File[]) => keyFiles.save(certificates, files),
  };
  const file = createFileKeyEntry(keyFile, texts, signWith, rememberedFiles);
  if (!iit) return file;
  const remembered = memory && {
    read: () => memory.read(certificates),
    keep: (source: KeySource) => memory.save(certificates, source),
  };
  return createKeySource(
    file,
    createIitKeyEntry({ provider: iit, texts, certificates, signWith, ...callbacks }),
    texts,
    remembered,
  );
}
