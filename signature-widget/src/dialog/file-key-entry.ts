import { createElement } from '../create-element';
import type { FileSecret } from '../signing/file-key-provider';
import type { SignatureProvider, SigningFailure } from '../signing/signature-provider';
import type { Texts } from '../texts/texts';
import type { KeyEntry, SignWith } from './key-entry';
import { createKeyFileField } from './key-file-field';
import { createPasswordField } from './password-field';

const PASSWORD_FAILURES: ReadonlySet<SigningFailure> = new Set(['wrongKeyOrPassword', 'wrongPassword']);
const FILE_FAILURES: ReadonlySet<SigningFailure> = new Set([
  'foreignKey',
  'brokenFile',
  'notAKeyFile',
  'unsupportedContainer',
  'noCertificate',
]);

interface RememberedFiles {
  recall(onFiles: (files: readonly File[]) => void): void;
  save(files: readonly File[]): Promise<void>;
}

export function createFileKeyEntry<Made>(
  provider: SignatureProvider<FileSecret>,
  texts: Texts,
  signWith: SignWith<Made>,
  remembered: RememberedFiles | null = null,
): KeyEntry<Made> {
  const password = createPasswordField(texts);
  const keyFile = createKeyFileField(texts, () => password.focus());
  remembered?.recall((files) => void keyFile.recall(files));

  return {
    root: createElement('div', { class: 'entries' }, keyFile.root, password.root),
    stage: [],
    setBusy(isBusy) {
      keyFile.setDisabled(isBusy);
      password.setReadOnly(isBusy);
    },
    async complete() {
      const content = await keyFile.content();
      const typed = password.value();
      keyFile.showProblem(content.ok ? null : content.problem);
      password.showProblem(typed === '' ? 'fillThisField' : null);
      if (!content.ok) return { ok: false, gap: keyFile };
      if (typed === '') return { ok: false, gap: password };
      return {
        ok: true,
        async sign(onProgress, onOpening) {
          const secret = { ...content.chosen, password: typed, onOpening };
          const signing = signWith(provider, secret, onProgress);
          password.clear();
          const outcome = await signing;
          // Before the answer, after which the shell removes this frame.
          if (outcome.ok) await remembered?.save(keyFile.files());
          return outcome;
        },
      };
    },
    showFailure(reason, status) {
      const field = FILE_FAILURES.has(reason) ? keyFile : password;
      const isOfField = field === keyFile || PASSWORD_FAILURES.has(reason);
      (isOfField ? field : status).showProblem(reason);
      field.focus();
    },
    takeFile: (file) => keyFile.take([file]),
  };
}
