import { checkKeyPassword, getMissingKeyPasswordParts, type CommonPasswords } from '@ncb/shared-kernel/domain/rules';
import type { CreateKeyAnswer, CreateKeyRequest } from '@ncb/shared-kernel/domain/signing-protocol';
import { element } from '../element';
import type { FileKeyProvider } from '../signing/file-key-provider';
import type { MadeKey } from '../signing/signature-provider';
import type { Texts } from '../texts/texts';
import { createHeader } from './create-header';
import { createMovesField } from './moves-field';
import { createNewPasswordField } from './new-password-field';
import { createProblemSlot } from './problem-slot';

export interface NewKeyEnds {
  /** True if the user caused the event: scripted moves would fill the field at once. */
  isGenuine(event: Event): boolean;
  loadCommonPasswords(): Promise<CommonPasswords>;
  onCreated(made: Omit<Extract<CreateKeyAnswer, { kind: 'keyCreated' }>, 'kind'>): void;
  onCancelled(): void;
  onWorking(isWorking: boolean): void;
}

/**
 * Builds the dialog that creates a key: collecting moves, password, file. Answers only after the user has saved the
 * file, so that no request is sent for a lost key. Source: docs/requirements/shell-accounts-admin.md#key-generation.
 */
export function createNewKeyDialog(
  { owner, text }: Pick<CreateKeyRequest, 'owner' | 'text'>,
  texts: Texts,
  provider: FileKeyProvider,
  ends: NewKeyEnds,
): { readonly parts: readonly HTMLElement[] } {
  const moves = createMovesField(texts, ends.isGenuine, () => showStep('password'));
  const password = createNewPasswordField('newKeyPassword', texts.text('keyPassword'), texts);
  const again = createNewPasswordField('newKeyPasswordAgain', texts.text('keyPasswordAgain'), texts);
  const advice = element('p', { class: 'reason', 'data-field': 'passwordAdvice' });
  const failure = createProblemSlot('newKeyProblem', texts);
  const news = element('p', { class: 'progress-text', role: 'status' });
  const next = element('button', { type: 'submit', class: 'primary', 'data-action': 'createKey' });
  const cancel = element('button', { type: 'button', 'data-action': 'cancelSign' }, texts.text('cancelSign'));
  const entries = element('div', { class: 'entries', hidden: '' }, password.root, again.root, advice);
  const link = element('a', { class: 'save', 'data-action': 'saveKeyFile' }, texts.text('saveKeyFile'));
  const saving = element(
    'div',
    { class: 'saving', hidden: '' },
    element('p', {}, texts.text('keyMade')),
    element('p', { class: 'key-id', 'data-field': 'keyId' }),
    link,
    element('p', { class: 'reason' }, texts.text('saveKeyFileHint')),
  );
  const form = element(
    'form',
    { class: 'panel', novalidate: '' },
    entries,
    element('div', { class: 'status' }, failure.root, news),
    element('div', { class: 'actions' }, cancel, next),
  );
  const about = element(
    'section',
    { class: 'display', 'aria-label': texts.text('newKeyTitle') },
    element(
      'div',
      { class: 'document' },
      element('p', { class: 'owner', 'data-field': 'owner' }, element('bdi', {}, owner.commonName)),
      element(
        'p',
        { class: 'reason' },
        element('bdi', {}, [owner.title, owner.organization].filter(Boolean).join(', ')),
      ),
      moves.root,
      saving,
    ),
  );

  let step: 'moves' | 'password' | 'working' | 'file' | 'ended' = 'moves';
  let made: MadeKey | null = null;
  let isSaved = false;

  const showStep = (shown: typeof step) => {
    step = shown;
    moves.root.hidden = shown !== 'moves';
    entries.hidden = shown !== 'password' && shown !== 'working';
    saving.hidden = shown !== 'file';
    next.textContent = texts.text(shown === 'file' ? 'keySaved' : 'createKey');
    next.setAttribute(
      'aria-disabled',
      String(shown === 'moves' || shown === 'working' || (shown === 'file' && !isSaved)),
    );
    news.textContent = shown === 'working' ? texts.text('creatingKey') : '';
    for (const field of [password, again]) field.setReadOnly(shown === 'working');
    if (shown === 'password') password.focus();
    if (shown === 'file') link.focus();
  };

  const showAdvice = () => {
    const missing = getMissingKeyPasswordParts(password.value()).map((part) => texts.text(`keyPart.${part}`));
    const isWanting = password.value() !== '' && missing.length > 0;
    advice.textContent = isWanting
      ? texts.text('keyPasswordAdvice', { parts: missing.join(', ') })
      : texts.text('keyPasswordRule');
  };

  const passwordOwner = { person: [owner.commonName], companies: [owner.organization] };
  /** @returns false if there are problems */
  const isPasswordFit = (isListed?: CommonPasswords) => {
    const found = checkKeyPassword(password.value(), again.value(), passwordOwner, isListed);
    const problemOf = (field: string) => found.find((one) => one.field === field)?.key ?? null;
    password.showProblem(problemOf('keyPassword'));
    again.showProblem(problemOf('confirmation'));
    if (found.length > 0) (problemOf('keyPassword') ? password : again).focus();
    return found.length === 0;
  };

  const isWorking = () => step === 'working';
  const create = async () => {
    if (!isPasswordFit()) return undefined;
    failure.show(null);
    showStep('working');
    ends.onWorking(true);
    const isListed = await ends.loadCommonPasswords().catch(() => null);
    if (!isWorking()) return undefined;
    if (isListed === null || !isPasswordFit(isListed)) {
      ends.onWorking(false);
      showStep('password');
      return failure.show(isListed === null ? 'keyNotMade' : null);
    }
    const outcome = await provider.createKey({ owner, text, samples: moves.samples(), password: password.value() });
    if (!isWorking()) return undefined;
    if (!outcome.ok) {
      ends.onWorking(false);
      showStep('password');
      return failure.show('keyNotMade');
    }
    made = outcome.made;
    password.clear();
    again.clear();
    const id = saving.querySelector('[data-field="keyId"]');
    if (id) id.textContent = made.keyId;
    link.href = URL.createObjectURL(new Blob([made.file], { type: 'application/x-pem-file' }));
    link.download = `key-${made.keyId.slice(0, 9).replace(' ', '-')}.pem`;
    // Still "working": closing now loses an unsaved key and asks for confirmation.
    return showStep('file');
  };

  form.addEventListener('submit', (event) => {
    event.preventDefault();
    if (!ends.isGenuine(event)) return;
    if (step === 'password') void create();
    if (step !== 'file' || !isSaved || !made) return;
    const { request, keyId, signature } = made;
    URL.revokeObjectURL(link.href);
    showStep('ended');
    ends.onCreated({ request, keyId, signature });
  });
  link.addEventListener('click', (event) => {
    if (!ends.isGenuine(event)) return;
    isSaved = true;
    next.setAttribute('aria-disabled', 'false');
  });
  password.onInput(showAdvice);
  cancel.addEventListener('click', () => {
    step = 'ended';
    made = null;
    if (link.href) URL.revokeObjectURL(link.href);
    provider.lock();
    form.inert = true;
    ends.onCancelled();
  });
  showAdvice();
  showStep('moves');
  return { parts: [createHeader('newKeyTitle', texts), about, form] };
}
