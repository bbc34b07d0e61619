import { element } from '../dom';
import type { ProvenCertificate } from '../signing/provider';
import type { Providers } from '../signing/providers';
import type { Texts } from '../texts/texts';
import { header } from './header';
import { keyDialog, type Dialog, type DialogEnds } from './key-dialog';

/**
 * The dialog in which the owner of a qualified key shows its certificate to the bank: it is found in the file or beside
 * it, and the key signs it. Nothing else can be signed here.
 */
export function registerDialog(texts: Texts, providers: Providers, ends: DialogEnds<ProvenCertificate>): Dialog {
  const { keyFile } = providers;
  const attributes = { class: 'display', role: 'region', tabindex: '0', 'aria-label': texts.text('registerTitle') };
  const about = element('div', { class: 'document' }, element('p', {}, texts.text('registerAbout')));
  return keyDialog({
    ...ends,
    texts,
    shown: [header('registerTitle', texts), element('section', attributes, about)],
    confirmLabel: texts.text('registerConfirm'),
    words: { title: 'registerTitle', waiting: 'notArmed.accept' },
    total: 1,
    // Another vendor's page signs what it is given; a certificate it does not give away.
    providers: { keyFile, iit: null },
    certificates: [],
    signWith: (_provider, secret) => keyFile.register(secret as Parameters<typeof keyFile.register>[0]),
  });
}
