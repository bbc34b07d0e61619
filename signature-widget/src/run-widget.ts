import type { CommonPasswords } from '@ncb/shared-kernel/domain/rules';
import { getLanguageTag } from '@ncb/shared-kernel/domain/vocabulary';
import type {
  AcceptCertificateRequest,
  CreateKeyRequest,
  SignInRequest,
  SignRequest,
  WidgetRequest,
} from '@ncb/shared-kernel/domain/signing-protocol';
import { connectToShell, type FramedPage } from './channel/connect-to-shell';
import { awaitRequest, type Conversation } from './channel/await-request';
import { createAcceptDialog } from './dialog/accept-dialog';
import type { Dialog } from './dialog/key-dialog';
import { createNewKeyDialog } from './dialog/new-key-dialog';
import { createRegisterDialog } from './dialog/register-dialog';
import { createForeignAudienceNotice, createNotice, createRefusalNotice } from './dialog/notices';
import { createSignInDialog } from './dialog/sign-in-dialog';
import { createSigningDialog } from './dialog/signing-dialog';
import { readDocuments } from './display/read-documents';
import { createElement } from './create-element';
import { createPhraseLine } from './phrase/phrase-line';
import type { PhraseStore } from './phrase/phrase-store';
import type { Providers } from './signing/providers';
import { getPreferredLanguage, getTexts, type TextKey, type Texts } from './texts/texts';
import { armAfterSight } from './visibility/arm-after-sight';

interface WidgetEnvironment {
  readonly page: FramedPage;
  readonly root: HTMLElement;
  readonly shellOrigin: string;
  readonly languages: readonly string[];
  readonly providers: Providers;
  readonly phrases: PhraseStore | null;
  watchSight(target: Element, report: (isSeen: boolean) => void): void;
  isGenuine(event: Event): boolean;
  loadCommonPasswords(): Promise<CommonPasswords>;
}

/** Runs the page: connects, takes one request, shows it, signs it or not, answers. */
export async function runWidget(environment: WidgetEnvironment): Promise<void> {
  const { root, providers } = environment;
  const texts = getTexts(getPreferredLanguage(environment.languages));
  setLanguage(texts, 'title', root);
  root.replaceChildren(createElement('p', { class: 'notice' }, texts.text('connecting')));
  const connection = await connectToShell(environment.page, environment.shellOrigin);
  if (!connection.ok) return root.replaceChildren(createNotice(connection.reason, texts));
  if (!providers.keyFile.available()) return root.replaceChildren(createNotice('unavailable', texts));
  show(await awaitRequest(connection.port), environment);
}

function show({ request, answer, report }: Conversation, environment: WidgetEnvironment): void {
  const { root, phrases } = environment;
  const texts = getTexts(request.language);
  setLanguage(texts, TITLES[request.kind], root);
  document.documentElement.dataset['theme'] = request.theme;
  // The shell does not receive this frame's key events; it decides whether its dialog closes.
  document.addEventListener('keydown', (event) => {
    if (event.key === 'Escape' && !event.defaultPrevented) report({ kind: 'escape' });
  });
  const onWorking = (isWorking: boolean) => report({ kind: 'working', isWorking });
  const replies = { answer, onWorking };
  if (request.kind === 'createKey') {
    const creation = createNewKeyDialog(request, texts, environment.providers.keyFile, {
      isGenuine: (event) => environment.isGenuine(event),
      loadCommonPasswords: () => environment.loadCommonPasswords(),
      onCreated: (key) => answer({ kind: 'keyCreated', ...key }),
      onCancelled: () => answer({ kind: 'cancelled' }),
      onWorking,
    });
    return root.replaceChildren(...creation.parts);
  }
  const dialog = openDialog(request, texts, replies, environment);
  if (!dialog) return;
  const phrase = phrases && createPhraseLine(phrases, texts);
  root.replaceChildren(...(phrase ? [phrase.root] : []), ...dialog.parts);
  acceptDrops(document, dialog.takeFile, (isOver) => root.classList.toggle('dropping', isOver));
  environment.watchSight(
    root,
    armAfterSight((state) => {
      dialog.setArming(state);
      phrase?.setSeen(state !== 'hidden');
    }),
  );
}

interface Replies extends Pick<Conversation, 'answer'> {
  onWorking(isWorking: boolean): void;
}

/** @returns null if the request is refused; that is shown and answered */
function openDialog(
  request: Exclude<WidgetRequest, CreateKeyRequest>,
  texts: Texts,
  replies: Replies,
  environment: WidgetEnvironment,
): Dialog | null {
  switch (request.kind) {
    case 'sign':
      return openSigning(request, texts, replies, environment);
    case 'signIn':
      return openSignIn(request, texts, replies, environment);
    case 'acceptCertificate':
      return openAcceptance(request, texts, replies, environment);
    case 'registerCertificate':
      return openRegistration(texts, replies, environment);
  }
}

/** @returns null if a document cannot be shown; that is shown and answered */
function openSigning(
  { documents, certificates }: SignRequest,
  texts: Texts,
  { answer, onWorking }: Replies,
  { root, providers, isGenuine }: WidgetEnvironment,
): Dialog | null {
  const reading = readDocuments(documents);
  if (!reading.ok) {
    root.replaceChildren(createRefusalNotice(reading.ids, texts));
    answer({ kind: 'refused', reason: 'DOCUMENT_NOT_DISPLAYABLE', ids: reading.ids });
    return null;
  }
  return createSigningDialog({ documents: reading.documents, certificates }, texts, providers, {
    isGenuine,
    onSigned: (signatures) => answer({ kind: 'signed', signatures }),
    onCancelled: () => answer({ kind: 'cancelled' }),
    onWorking,
  });
}

/** @returns null if the sign-in is for another host than the shell's; that is shown and answered */
function openSignIn(
  { audience, challenge, certificates }: SignInRequest,
  texts: Texts,
  { answer, onWorking }: Replies,
  { root, providers, isGenuine, shellOrigin }: WidgetEnvironment,
): Dialog | null {
  // A page that imitates the bank could pass on the real bank's challenge.
  if (audience !== new URL(shellOrigin).host) {
    root.replaceChildren(createForeignAudienceNotice(texts));
    answer({ kind: 'refused', reason: 'FOREIGN_AUDIENCE' });
    return null;
  }
  return createSignInDialog({ audience, challenge, certificates }, texts, providers, {
    isGenuine,
    onSigned: (signedIn) => answer({ kind: 'signedIn', ...signedIn }),
    onCancelled: () => answer({ kind: 'cancelled' }),
    onWorking,
  });
}

function openAcceptance(
  { certificate }: AcceptCertificateRequest,
  texts: Texts,
  { answer, onWorking }: Replies,
  { providers, isGenuine }: WidgetEnvironment,
): Dialog {
  return createAcceptDialog(certificate, texts, providers, {
    isGenuine,
    onSigned: (signature) => answer({ kind: 'certificateAccepted', signature }),
    onCancelled: () => answer({ kind: 'cancelled' }),
    onWorking,
  });
}

function openRegistration(
  texts: Texts,
  { answer, onWorking }: Replies,
  { providers, isGenuine }: WidgetEnvironment,
): Dialog {
  return createRegisterDialog(texts, providers, {
    isGenuine,
    onSigned: (proven) => answer({ kind: 'certificateProven', ...proven }),
    onCancelled: () => answer({ kind: 'cancelled' }),
    onWorking,
  });
}

const TITLES = {
  sign: 'title',
  signIn: 'signInTitle',
  createKey: 'newKeyTitle',
  acceptCertificate: 'acceptTitle',
  registerCertificate: 'registerTitle',
} as const satisfies Record<WidgetRequest['kind'], TextKey>;

function setLanguage(texts: Texts, titleKey: TextKey, root: HTMLElement): void {
  const title = texts.text(titleKey);
  document.documentElement.lang = getLanguageTag(texts.language);
  document.title = title;
  // Landmark for screen readers, separate from the shell's.
  root.setAttribute('aria-label', title);
}

/** @param highlight called while a file is dragged over the page */
function acceptDrops(page: Document, take: (file: File) => void, highlight: (isOver: boolean) => void): void {
  page.addEventListener('dragover', (event) => {
    // Otherwise the browser would leave the page and open the file.
    event.preventDefault();
    highlight(true);
  });
  page.addEventListener('dragleave', (event) => {
    if (event.relatedTarget === null) highlight(false);
  });
  page.addEventListener('drop', (event) => {
    event.preventDefault();
    highlight(false);
    const [file] = event.dataTransfer?.files ?? [];
    if (file) take(file);
  });
}
