import { createElement } from '../create-element';
import type { SignedIn, SignInChallenge } from '../signing/signature-provider';
import type { Providers } from '../signing/providers';
import type { Texts } from '../texts/texts';
import { createHeader } from './create-header';
import { createKeyDialog, type Dialog, type DialogEnds } from './key-dialog';

export function createSignInDialog(
  challenge: SignInChallenge,
  texts: Texts,
  providers: Providers,
  ends: DialogEnds<SignedIn>,
): Dialog {
  return createKeyDialog({
    ...ends,
    texts,
    shown: [createHeader('signInTitle', texts), describeSignIn(challenge.audience, texts)],
    confirmLabel: texts.text('confirmSignIn'),
    words: { title: 'signInTitle', waiting: 'notArmed.signIn' },
    total: 1,
    providers,
    certificates: challenge.certificates,
    signWith: (provider, secret) => provider.signIn(challenge, secret),
  });
}

function describeSignIn(host: string, texts: Texts): HTMLElement {
  const attributes = { class: 'display', role: 'region', tabindex: '0', 'aria-label': texts.text('signInAbout') };
  return createElement(
    'section',
    attributes,
    createElement(
      'div',
      { class: 'document' },
      createElement('p', {}, texts.text('signInTo')),
      createElement('p', { class: 'host', 'data-field': 'audience' }, createElement('bdi', {}, host)),
      createElement('p', {}, texts.text('signInOnly')),
    ),
  );
}
