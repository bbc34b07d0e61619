import { element } from '../dom';
import type { KeyOutcome, SigningFailure } from '../signing/provider';
import type { KeyFileSecret } from '../signing/worker-messages';
import type { Texts } from '../texts/texts';
import type { Arming } from '../visibility/arming';
import { dialogButtons } from './dialog-buttons';
import { keyFileField, type KeyFileField } from './key-file-field';
import { passwordField, type PasswordField } from './password-field';
import { statusLine, type StatusLine, type StatusWords } from './status-line';

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
  /** What the user sees above the fields: everything that will be signed. */
  readonly shown: readonly HTMLElement[];
  readonly confirmLabel: string;
  readonly words: StatusWords;
  /** How many signatures will be made. */
  readonly total: number;
  sign(secret: KeyFileSecret, onProgress: (signed: number) => void): Promise<KeyOutcome<Made>>;
  /** Forgets the key at once. */
  lock(): void;
}

export interface Dialog {
  readonly parts: readonly HTMLElement[];
  setArming(state: Arming): void;
  takeFile(file: File): void;
}

type SecretEntry =
  { readonly ok: true; readonly secret: KeyFileSecret } | { readonly ok: false; readonly gap: { focus(): void } };

/** The dialog in which the user sees what is signed, gives key and password, and confirms or gives up. */
export function keyDialog<Made>(host: DialogHost<Made>): Dialog {
  const { texts, total } = host;
  const password = passwordField(texts);
  const keyFile = keyFileField(texts, () => password.focus());
  const status = statusLine(host.words, texts);
  const buttons = dialogButtons(host.confirmLabel, texts);
  const entries = element('div', { class: 'entries' }, keyFile.root, password.root);
  const form = element('form', { class: 'panel', novalidate: '' }, entries, status.root, buttons.root);
  let arming: Arming = 'waiting';
  let isBusy = false;
  let isCancelled = false;

  const setBusy = (busy: boolean) => {
    isBusy = busy;
    buttons.setState(arming === 'armed', isBusy);
    keyFile.setDisabled(busy);
    password.setReadOnly(busy);
    host.onWorking(busy);
  };

  const sign = async () => {
    setBusy(true);
    const entry = await completeSecret(keyFile, password);
    if (!entry.ok) {
      // First: a field that is still disabled cannot take the focus.
      setBusy(false);
      return entry.gap.focus();
    }
    // Cancelled while the file was still being read: no key may be opened any more.
    if (isCancelled) return;
    status.showOpening();
    const signing = host.sign(entry.secret, (signed) => status.showSigned(signed, total));
    password.clear();
    const outcome = await signing;
    if (outcome.ok) {
      entries.hidden = buttons.root.hidden = true;
      status.showDone();
      return host.onSigned(outcome.made);
    }
    status.showIdle();
    setBusy(false);
    showFailure(outcome.reason, { keyFile, password, status });
  };

  form.addEventListener('submit', (event) => event.preventDefault());
  // Enter in the password field arrives here too, as a click of the browser's own.
  buttons.confirm.addEventListener('click', (event) => {
    if (host.isGenuine(event) && arming === 'armed' && !isBusy) void sign();
  });
  buttons.cancel.addEventListener('click', () => {
    isCancelled = true;
    host.lock();
    form.inert = true;
    host.onCancelled();
  });
  const setArming = (state: Arming) => {
    arming = state;
    buttons.setState(arming === 'armed', isBusy);
    status.showArming(state);
  };
  setArming('waiting');

  return {
    parts: [...host.shown, form],
    setArming,
    takeFile(file) {
      if (!isBusy) keyFile.take(file);
    },
  };
}

/** Key file and password, or a problem under each that is missing and the first of these fields. */
async function completeSecret(keyFile: KeyFileField, password: PasswordField): Promise<SecretEntry> {
  const text = await keyFile.text();
  const typed = password.value();
  keyFile.showProblem(text === null ? 'emptyFilePath' : null);
  password.showProblem(typed === '' ? 'fillThisField' : null);
  if (text === null) return { ok: false, gap: keyFile };
  return typed === '' ? { ok: false, gap: password } : { ok: true, secret: { keyFile: text, password: typed } };
}

function showFailure(
  reason: SigningFailure,
  { keyFile, password, status }: { keyFile: KeyFileField; password: PasswordField; status: StatusLine },
): void {
  if (reason === 'locked') return;
  const place = { wrongKeyOrPassword: password, foreignKey: keyFile, signingFailed: status }[reason];
  place.showProblem(reason);
  (reason === 'foreignKey' ? keyFile : password).focus();
}
