/** @jest-environment jsdom */
import { isListedPassword } from '@ncb/shared-kernel/domain/common-passwords';
import './testing/browser';
import { createFileKeyProvider } from './signing/file-key-provider';
import { paymentBytes } from './testing/documents';
import { createInProcessWorkers } from './testing/create-in-process-workers';
import { createFakeShell, SHELL } from './testing/create-fake-shell';
import { waitFor } from './testing/wait-for';
import { runWidget } from './run-widget';

const signIn = (more: object = {}) => ({
  kind: 'signIn',
  language: 'ua',
  theme: 'light',
  audience: 'app.ibank.localhost:4300',
  challenge: 'c'.repeat(43),
  certificates: [],
  ...more,
});

const find = <T extends HTMLElement>(selector: string) => document.querySelector<T>(selector);

function connected() {
  const { page, answers, connect, say } = createFakeShell();
  const root = document.createElement('main');
  document.body.replaceChildren(root);
  void runWidget({
    page,
    root,
    shellOrigin: SHELL,
    languages: ['en'],
    providers: { keyFile: createFileKeyProvider(createInProcessWorkers().start), iit: null },
    watchSight: () => {},
    isGenuine: () => true,
    loadCommonPasswords: () => Promise.resolve(isListedPassword),
    phrases: null,
  });
  connect();
  return { answers, say };
}

describe('the widget, asked to sign in', () => {
  it('shows a sign-in to the host of the page around it', async () => {
    const { answers, say } = connected();
    await waitFor(() => say(signIn()) === undefined && find('[data-action="confirmSign"]'));
    expect(document.title).toBe('Вхід за КЕП');
    expect(find('[data-field="audience"]')).toHaveTextContent('app.ibank.localhost:4300');
    find('[data-action="cancelSign"]')?.click();
    expect(answers).toEqual([{ kind: 'cancelled' }]);
  });

  it.each(['evil.example', 'app.ibank.localhost', 'app.ibank.localhost:4301', SHELL])(
    'refuses a sign-in to %s, asks for no key and says why',
    async (audience) => {
      const { answers, say } = connected();
      await waitFor(() => say(signIn({ audience })) === undefined && answers[0]);
      expect(answers).toEqual([{ kind: 'refused', reason: 'FOREIGN_AUDIENCE' }]);
      expect(find('[data-problem="foreignAudience"]')).toHaveTextContent('для іншого сайту');
      expect(find('[data-field="keyFile"]')).toBeNull();
    },
  );

  it('does not hear a sign-in whose challenge is a document', async () => {
    const { answers, say } = connected();
    const document_ = new TextDecoder().decode(paymentBytes('9001').canonical);
    await waitFor(() => {
      say(signIn({ challenge: document_ }));
      say(signIn({ language: 'en' }));
      return find('[data-field="audience"]');
    });
    expect(document.title).toBe('Sign in with an e-signature');
    expect(answers).toEqual([]);
  });
});
