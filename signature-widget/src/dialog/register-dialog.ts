import { createElement } from '../create-element';
import type { ProvenCertificate } from '../signing/signature-provider';
import type { Providers } from '../signing/providers';
import type { Texts } from '../texts/texts';
import { createHeader } from './create-header';
import { createKeyDialog, type Dialog, type DialogEnds } from './key-dialog';

/**
 * Builds the dialog that registers a qualified key's certificate: it is found in or beside the file, and the key signs
 * it. Nothing else can be signed here.
 */
export function createRegisterDialog(texts: Texts, providers: Providers, ends: DialogEnds<ProvenCertificate>): Dialog {
  const { keyFile } = providers;
  const attributes = { class: 'display', role: 'region', tabindex: '0', 'aria-label': texts.text('registerTitle') };
  const about = createElement('div', { class: 'document' }, createElement('p', {}, texts.text('registerAbout')));
  return createKeyDialog({
    ...ends,
    texts,
    shown: [createHeader('registerTitle', texts), createElement('section', attributes, about)],
    confirmLabel: texts.text('registerConfirm'),
    words: { title: 'registerTitle', waiting: 'notArmed.accept' },
    total: 1,
    // IIT's page signs data but does not return the certificate.
    providers: { keyFile, iit: null },
    certificates: [],
    signWith: (_provider, secret) => keyFile.register(secret as Parameters<typeof keyFile.register>[0]),
  });
}
