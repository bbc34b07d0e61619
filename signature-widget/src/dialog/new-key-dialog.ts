import {
  checkKeyPassword,
  getKeyPasswordStrength,
  getMissingKeyPasswordParts,
  type CommonPasswords,
  type KeyPasswordStrength,
} from '@ncb/shared-kernel/domain/rules';
import type { CreateKeyAnswer, CreateKeyRequest, NewKeyOwner } from '@ncb/shared-kernel/domain/signing-protocol';
import { createElement } from '../create-element';
import type { FileKeyProvider } from '../signing/file-key-provider';
import type { MadeKey } from '../signing/signature-provider';
import type { Texts } from '../texts/texts';
import { createHeader } from './create-header';
import { createMovesField } from './moves-field';
import { createNewPasswordField } from './new-password-field';
import { createProblemSlot } from './problem-slot';

interface NewKeyEnds {
  /** True if the user caused the event: scripted moves would fill the field at once. */
  isGenuine(event: Event): boolean;
  loadCommonPasswords(): Promise<CommonPasswords>;
  onCreated(key: Omit<Extract<CreateKeyAnswer, { kind: 'keyCreated' }>, 'kind'>): void;
  onCancelled(): void;
  onWorking(isWorking: boolean): void;
}

type Step = 'moves' | 'password' | 'working' | 'file' | 'ended';

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
  let step: Step = 'moves';
  let key: MadeKey | null = null;
  let isSaved = false;

  const moves = createMovesField(texts, ends.isGenuine, () => showStep('password'));
  const view = createNewKeyView(owner, texts, moves.root);
  const { passwords, failure, saving, form, next, cancel } = view;
  const showStep = (shown: Step) => {
    step = shown;
    view.showStep(shown, isSaved);
  };

  const isWorking = () => step === 'working';
  const returnToPassword = (problem: 'keyNotMade' | null) => {
    ends.onWorking(false);
    showStep('password');
    failure.show(problem);
  };
  const create = async () => {
    if (!passwords.check()) return undefined;
    failure.show(null);
    showStep('working');
    ends.onWorking(true);
    const isListed = await ends.loadCommonPasswords().catch(() => null);
    if (!isWorking()) return undefined;
    if (isListed === null) return returnToPassword('keyNotMade');
    if (!passwords.check(isListed)) return returnToPassword(null);
    const outcome = await provider.createKey({ owner, text, samples: moves.samples(), password: passwords.value() });
    if (!isWorking()) return undefined;
    if (!outcome.ok) return returnToPassword('keyNotMade');
    key = outcome.made;
    passwords.clear();
    saving.offer(key);
    // Still "working": closing now loses an unsaved key and asks for confirmation.
    return showStep('file');
  };

  form.addEventListener('submit', (event) => {
    event.preventDefault();
    if (!ends.isGenuine(event)) return;
    if (step === 'password') void create();
    if (step !== 'file' || !isSaved || !key) return;
    const { request, keyId, signature } = key;
    saving.withdraw();
    showStep('ended');
    ends.onCreated({ request, keyId, signature });
  });
  saving.link.addEventListener('click', (event) => {
    if (!ends.isGenuine(event)) return;
    isSaved = true;
    next.setAttribute('aria-disabled', 'false');
  });
  cancel.addEventListener('click', () => {
    step = 'ended';
    key = null;
    saving.withdraw();
    provider.lock();
    form.inert = true;
    ends.onCancelled();
  });
  showStep('moves');
  return { parts: [createHeader('newKeyTitle', texts), view.about, form] };
}

function createNewKeyView(owner: NewKeyOwner, texts: Texts, moves: HTMLElement) {
  const passwords = createPasswordPair(owner, texts);
  const failure = createProblemSlot('newKeyProblem', texts);
  const progress = createElement('p', { class: 'progress-text', role: 'status' });
  const next = createElement('button', { type: 'submit', class: 'primary', 'data-action': 'createKey' });
  const cancel = createElement('button', { type: 'button', 'data-action': 'cancelSign' }, texts.text('cancelSign'));
  const entries = createElement('div', { class: 'entries', hidden: '' }, ...passwords.parts);
  const saving = createSavingPart(texts);
  const form = createElement(
    'form',
    { class: 'panel', novalidate: '' },
    entries,
    createElement('div', { class: 'status' }, failure.root, progress),
    createElement('div', { class: 'actions' }, cancel, next),
  );
  const about = createElement(
    'section',
    { class: 'display', 'aria-label': texts.text('newKeyTitle') },
    createElement(
      'div',
      { class: 'document' },
      createElement('p', { class: 'owner', 'data-field': 'owner' }, createElement('bdi', {}, owner.commonName)),
      createElement(
        'p',
        { class: 'reason' },
        createElement('bdi', {}, [owner.title, owner.organization].filter(Boolean).join(', ')),
      ),
      moves,
      saving.root,
    ),
  );
  const showStep = (step: Step, isSaved: boolean) => {
    const isWorking = step === 'working';
    moves.hidden = step !== 'moves';
    entries.hidden = step !== 'password' && !isWorking;
    saving.root.hidden = step !== 'file';
    next.textContent = texts.text(step === 'file' ? 'keySaved' : 'createKey');
    next.setAttribute('aria-disabled', String(step === 'moves' || isWorking || (step === 'file' && !isSaved)));
    progress.textContent = isWorking ? texts.text('creatingKey') : '';
    passwords.setReadOnly(isWorking);
    if (step === 'password') passwords.focus();
    if (step === 'file') saving.link.focus();
  };
  return { passwords, failure, saving, form, next, cancel, about, showStep };
}

/** Builds the fields of the password, typed twice, with advice about what it lacks. */
function createPasswordPair(owner: NewKeyOwner, texts: Texts) {
  const password = createNewPasswordField('newKeyPassword', texts.text('keyPassword'), texts);
  const again = createNewPasswordField('newKeyPasswordAgain', texts.text('keyPasswordAgain'), texts);
  const advice = createElement('p', { class: 'reason', 'data-field': 'passwordAdvice' });
  const names = { person: [owner.commonName], companies: [owner.organization] };

  const strength = createStrengthLine(texts);

  const showAdvice = () => {
    strength.show(password.value() === '' ? null : getKeyPasswordStrength(password.value(), names));
    const missing = getMissingKeyPasswordParts(password.value()).map((part) => texts.text(`keyPart.${part}`));
    const isIncomplete = password.value() !== '' && missing.length > 0;
    advice.textContent = isIncomplete
      ? texts.text('keyPasswordAdvice', { parts: missing.join(', ') })
      : texts.text('keyPasswordRule');
  };
  password.onInput(showAdvice);
  showAdvice();

  return {
    parts: [password.root, again.root, advice, strength.root],
    value: () => password.value(),
    focus: () => password.focus(),
    setReadOnly(isReadOnly: boolean) {
      password.setReadOnly(isReadOnly);
      again.setReadOnly(isReadOnly);
    },
    clear() {
      password.clear();
      again.clear();
      showAdvice();
    },
    /** Shows the problems; false if there are any. */
    check(isListed?: CommonPasswords): boolean {
      const problems = checkKeyPassword(password.value(), again.value(), names, isListed);
      const getProblem = (field: string) => problems.find((problem) => problem.field === field)?.key ?? null;
      password.showProblem(getProblem('keyPassword'));
      again.showProblem(getProblem('confirmation'));
      if (problems.length > 0) (getProblem('keyPassword') ? password : again).focus();
      return problems.length === 0;
    },
  };
}

const STRENGTHS = ['weak', 'fair', 'strong'] as const;

/** Builds a meter with its meaning as text; hidden without a password. */
function createStrengthLine(texts: Texts) {
  const meter = createElement('meter', {
    min: '0',
    max: '3',
    low: '1.5',
    high: '2.5',
    optimum: '3',
    'aria-hidden': 'true',
  });
  const text = createElement('span', { role: 'status', 'data-field': 'passwordStrength' });
  const root = createElement('p', { class: 'reason strength', hidden: '' }, meter, text);
  return {
    root,
    show(strength: KeyPasswordStrength | null) {
      root.hidden = strength === null;
      meter.value = strength === null ? 0 : STRENGTHS.indexOf(strength) + 1;
      text.textContent = strength === null ? '' : texts.text(`keyStrength.${strength}`);
    },
  };
}

function createSavingPart(texts: Texts) {
  const keyId = createElement('p', { class: 'key-id', 'data-field': 'keyId' });
  const link = createElement('a', { class: 'save', 'data-action': 'saveKeyFile' }, texts.text('saveKeyFile'));
  const root = createElement(
    'div',
    { class: 'saving', hidden: '' },
    createElement('p', {}, texts.text('keyMade')),
    keyId,
    link,
    createElement('p', { class: 'reason' }, texts.text('saveKeyFileHint')),
  );
  return {
    root,
    link,
    offer(key: MadeKey) {
      keyId.textContent = key.keyId;
      link.href = URL.createObjectURL(new Blob([key.file], { type: 'application/x-pem-file' }));
      link.download = `key-${key.keyId.slice(0, 9).replace(' ', '-')}.pem`;
    },
    withdraw() {
      if (link.href) URL.revokeObjectURL(link.href);
    },
  };
}
