import { element } from '../dom';
import type { SignedIn, SignInChallenge } from '../signing/provider';
import type { Providers } from '../signing/providers';
import type { Texts } from '../texts/texts';
import { header } from './header';
import { keyDialog, type Dialog, type DialogEnds } from './key-dialog';

export function signInDialog(
  challenge: SignInChallenge,
  texts: Texts,
  providers: Providers,
  ends: DialogEnds<SignedIn>,
): Dialog {
  return keyDialog({
    ...ends,
    texts,
    shown: [header('signInTitle', texts), aboutSignIn(challenge.audience, texts)],
    confirmLabel: texts.text('confirmSignIn'),
    words: { title: 'signInTitle', waiting: 'notArmed.signIn' },
    total: 1,
    providers,
    certificates: challenge.certificates,
    signWith: (provider, secret) => provider.signIn(challenge, secret),
  });
}

function aboutSignIn(host: string, texts: Texts): HTMLElement {
  const attributes = { class: 'display', role: 'region', tabindex: '0', 'aria-label': texts.text('signInAbout') };
  return element(
    'section',
    attributes,
    element(
      'div',
      { class: 'document' },
      element('p', {}, texts.text('signInTo')),
      element('p', { class: 'host', 'data-field': 'audience' }, element('bdi', {}, host)),
      element('p', {}, texts.text('signInOnly')),
    ),
  );
}
