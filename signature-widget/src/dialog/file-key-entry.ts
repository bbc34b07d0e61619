import { element } from '../dom';
import type { SignatureProvider } from '../signing/provider';
import type { KeyFileSecret } from '../signing/worker-messages';
import type { Texts } from '../texts/texts';
import type { KeyEntry, SignWith } from './key-entry';
import { keyFileField } from './key-file-field';
import { passwordField } from './password-field';

/** A key from a file: the file and its password. */
export function fileKeyEntry<Made>(
  provider: SignatureProvider<KeyFileSecret>,
  texts: Texts,
  signWith: SignWith<Made>,
): KeyEntry<Made> {
  const password = passwordField(texts);
  const keyFile = keyFileField(texts, () => password.focus());

  return {
    root: element('div', { class: 'entries' }, keyFile.root, password.root),
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
        sign(onProgress) {
          const signing = signWith(provider, { keyFile: content.text, password: typed }, onProgress);
          password.clear();
          return signing;
        },
      };
    },
    showFailure(reason, status) {
      const place = reason === 'foreignKey' ? keyFile : reason === 'wrongKeyOrPassword' ? password : status;
      place.showProblem(reason);
      (reason === 'foreignKey' ? keyFile : password).focus();
    },
    takeFile: (file) => keyFile.take(file),
  };
}
