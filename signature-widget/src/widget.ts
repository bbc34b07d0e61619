import { languageTag, type Language } from '@ncb/shared-kernel/domain/vocabulary';
import { connectToShell, type FramedPage } from './channel/connect';
import { awaitRequest, type Conversation } from './channel/conversation';
import { signingDialog } from './dialog/dialog';
import { acceptDrops } from './dialog/drops';
import { notice, refusalNotice } from './dialog/notice';
import { readDocuments } from './display/readable-document';
import { element } from './dom';
import type { SignatureProvider } from './signing/provider';
import type { KeyFileSecret } from './signing/worker-messages';
import { preferredLanguage, textsOf } from './texts/texts';
import { armAfterSight } from './visibility/arming';

/** Everything of the browser that tests replace. */
export interface WidgetEnvironment {
  readonly page: FramedPage;
  /** The element that fills the window; everything is shown in it. */
  readonly root: HTMLElement;
  readonly shellOrigin: string;
  /** The reader's languages, for the time before the shell names one. */
  readonly languages: readonly string[];
  readonly provider: SignatureProvider<KeyFileSecret>;
  watchSight(target: Element, report: (isSeen: boolean) => void): void;
  isGenuine(event: Event): boolean;
}

/** The page's life: connect, take one request, show it, sign it or not, answer. */
export async function runWidget(environment: WidgetEnvironment): Promise<void> {
  const { root, provider } = environment;
  const texts = textsOf(preferredLanguage(environment.languages));
  setLanguage(texts.language, root);
  root.replaceChildren(element('p', { class: 'notice' }, texts.text('connecting')));
  const connection = await connectToShell(environment.page, environment.shellOrigin);
  if (!connection.ok) return root.replaceChildren(notice(connection.reason, texts));
  if (!provider.available()) return root.replaceChildren(notice('unavailable', texts));
  show(await awaitRequest(connection.port), environment);
}

function show({ request, answer }: Conversation, environment: WidgetEnvironment): void {
  const { root, provider } = environment;
  const texts = textsOf(request.language);
  setLanguage(request.language, root);
  document.documentElement.dataset['theme'] = request.theme;
  const reading = readDocuments(request.documents);
  if (!reading.ok) {
    root.replaceChildren(refusalNotice(reading.ids, texts));
    return answer({ kind: 'refused', reason: 'DOCUMENT_NOT_DISPLAYABLE', ids: reading.ids });
  }
  const dialog = signingDialog({
    texts,
    documents: reading.documents,
    certificates: request.certificates,
    provider,
    isGenuine: environment.isGenuine,
    onSigned: (signatures) => answer({ kind: 'signed', signatures }),
    onCancelled: () => answer({ kind: 'cancelled' }),
  });
  root.replaceChildren(...dialog.parts);
  acceptDrops(document, dialog.takeFile, (isOver) => root.classList.toggle('dropping', isOver));
  environment.watchSight(root, armAfterSight(dialog.setArming));
}

function setLanguage(language: Language, root: HTMLElement): void {
  const title = textsOf(language).text('title');
  document.documentElement.lang = languageTag(language);
  document.title = title;
  // A landmark of its own for screen readers, beside the shell's.
  root.setAttribute('aria-label', title);
}
