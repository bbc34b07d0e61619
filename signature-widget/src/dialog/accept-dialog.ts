import { getCertificateFingerprint } from '@ncb/shared-kernel/signature';
import { createElement } from '../create-element';
import type { Providers } from '../signing/providers';
import type { Texts } from '../texts/texts';
import { createHeader } from './create-header';
import { createKeyDialog, type Dialog, type DialogEnds } from './key-dialog';

const DOCUMENT = { id: 'certificate', version: 0 } as const;

/** Builds the dialog in which the owner of a new key accepts its certificate by signing it. */
export function createAcceptDialog(
  certificate: Uint8Array,
  texts: Texts,
  providers: Providers,
  ends: DialogEnds<Uint8Array>,
): Dialog {
  const { keyFile } = providers;
  return createKeyDialog({
    ...ends,
    texts,
    shown: [createHeader('acceptTitle', texts), createFacts(certificate, texts)],
    confirmLabel: texts.text('acceptConfirm'),
    words: { title: 'acceptTitle', waiting: 'notArmed.accept' },
    total: 1,
    providers: { keyFile, iit: null },
    certificates: [certificate],
    async signWith(provider, secret, onProgress) {
      const batch = { documents: [{ ...DOCUMENT, canonical: certificate }], certificates: [certificate] };
      const outcome = await provider.sign(batch, secret, onProgress);
      if (!outcome.ok) return outcome;
      const [made] = outcome.made;
      return made ? { ok: true, made: made.signature } : { ok: false, reason: 'signingFailed' };
    },
  });
}

function createFacts(certificate: Uint8Array, texts: Texts): HTMLElement {
  const fingerprint = createElement('bdi', {}, '');
  void getCertificateFingerprint(certificate).then((digits) => {
    fingerprint.textContent = (digits.slice(0, 32).toUpperCase().match(/.{4}/g) ?? []).join(' ');
  });
  const attributes = { class: 'display', role: 'region', tabindex: '0', 'aria-label': texts.text('acceptTitle') };
  return createElement(
    'section',
    attributes,
    createElement(
      'div',
      { class: 'document' },
      createElement('p', {}, texts.text('acceptAbout')),
      createElement('p', { 'data-field': 'fingerprint' }, texts.text('acceptFingerprint'), ' ', fingerprint),
    ),
  );
}
