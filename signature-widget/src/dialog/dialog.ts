import type { MadeSignature } from '@ncb/shared-kernel/domain/signing-protocol';
import { documentList } from '../display/document-list';
import type { ReadableDocument } from '../display/readable-document';
import { element } from '../dom';
import type { SignatureProvider, SigningFailure } from '../signing/provider';
import type { KeyFileSecret } from '../signing/worker-messages';
import type { Texts } from '../texts/texts';
import type { Arming } from '../visibility/arming';
import { dialogButtons } from './dialog-buttons';
import { header } from './header';
import { keyFileField, type KeyFileField } from './key-file-field';
import { passwordField, type PasswordField } from './password-field';
import { statusLine, type StatusLine } from './status-line';

/** What the dialog works with and how it ends. */
export interface DialogHost {
  readonly texts: Texts;
  readonly documents: readonly ReadableDocument[];
  readonly certificates: readonly Uint8Array[];
  readonly provider: SignatureProvider<KeyFileSecret>;
  /** Whether a person caused the event; a script in a browser cannot forge `isTrusted`. */
  isGenuine(event: Event): boolean;
  onSigned(signatures: readonly MadeSignature[]): void;
  onCancelled(): void;
}

export interface Dialog {
  readonly parts: readonly HTMLElement[];
  setArming(state: Arming): void;
  takeFile(file: File): void;
}

type SecretEntry =
  { readonly ok: true; readonly secret: KeyFileSecret } | { readonly ok: false; readonly gap: { focus(): void } };

/** The dialog in which the user sees the documents, gives key and password, and confirms or gives up. */
export function signingDialog(host: DialogHost): Dialog {
  const { texts, documents, certificates } = host;
  const password = passwordField(texts);
  const keyFile = keyFileField(texts, () => password.focus());
  const status = statusLine(texts);
  const buttons = dialogButtons(documents.length, texts);
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
    const batch = { documents, certificates };
    const signing = host.provider.sign(batch, entry.secret, (signed) => status.showSigned(signed, documents.length));
    password.clear();
    const outcome = await signing;
    if (outcome.ok) {
      entries.hidden = buttons.root.hidden = true;
      status.showDone();
      return host.onSigned(outcome.signatures);
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
    host.provider.lock();
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
    parts: [header(documents, texts), documentList(documents, texts), form],
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
