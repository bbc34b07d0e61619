import type { ApiClient, Outcome } from '../api/client';
import type { ClientInfo, SignedRef } from '../api/contract';
import type { Language } from '../domain/vocabulary';
import type { KeyServices } from './keys';
import type { ListedRow, RowAction } from './row-actions';
import type { SettingsChange } from './settings';

/** Parameters of a page's address: what the page needs to start, never anything secret. */
export type PageParameters = Readonly<Record<string, string>>;

export interface Navigation {
  /** Parameters of the present address. */
  readonly parameters: PageParameters;
  /** Opens a page of the working area, also one of another remote: `open('miPmtUahNew', { account: '7001' })`. */
  open(page: string, parameters?: PageParameters): void;
  /** The address of a page, for links that open in a second tab. */
  href(page: string, parameters?: PageParameters): string;
  /** True if a deployed remote serves the page; true as well while that is not known yet. */
  isServed(page: string): boolean;
  /** Names the present entry of the browser's history: the same when somebody goes back to it. Since 1.19. */
  readonly entry?: () => string;
  /** The previous page. */
  back(): void;
  /** Leaves the working area. */
  exit(): void;
}

/** What became of a request for signatures; the dialog itself has told the user. */
export interface SignOutcome {
  /** Ids of the documents that the bank accepted a signature for; empty when the user cancelled. */
  readonly signed: readonly string[];
}

/** What a page hands over so that its unsaved work outlives the session. Nothing secret: no password, no code. */
export interface FormDraft {
  /** Page and parameters under which the work is taken up again. */
  readonly page: string;
  readonly parameters: PageParameters;
  /** What is typed at this moment, also where it is wrong; JSON must be able to hold it. */
  content(): unknown;
  /** Called each time the bank has kept it. */
  onKept?(): void;
}

/** What the bank has kept of a form. It may be older than the page's code: the page checks what it takes. */
export interface RestoredDraft {
  readonly content: unknown;
}

export type NoticeKind = 'success' | 'info' | 'warning' | 'error';

/** What follows from what a message tells: "Send 4 ready ones". The message goes away when it is taken. */
export interface NextStep {
  readonly label: string;
  /** Its address on the screen. */
  readonly name: string;
  run(): void;
}

/** What the shell hands to every page of every remote. */
export interface ShellServices {
  /** User, company, rights, bank day, next numbers, for the selected company. */
  readonly session: ClientInfo;
  /** Reads the session again, after a document took a number. */
  refreshSession(): void;
  /**
   * Changes the user's settings: `session` has the change at once, for every page, and the bank keeps it. What the bank
   * does not take is as it was before.
   */
  changeSettings(change: SettingsChange): Promise<Outcome<object>>;
  readonly language: Language;
  readonly api: ApiClient;
  readonly navigation: Navigation;
  /** What other areas offer for a row of a list, to this person; none while that is not known. */
  rowActions(row: ListedRow): readonly RowAction[];
  /** Opens the signing dialog; settles when it closes. Refuses by itself when the user's rights are not valid. */
  sign(documents: readonly SignedRef[]): Promise<SignOutcome>;
  /** New keys and their certificates. */
  readonly keys: KeyServices;
  /** A short message that goes away, with what can be done next; words are already in the user's language. */
  notify(kind: NoticeKind, text: string, next?: NextStep): void;
  /**
   * Registers unsaved work under a title for people; leaving asks until the returned function is called. With a draft
   * the bank keeps its content in the meantime and offers it again should the session end. Pages use the hook
   * `useUnsavedWork`.
   */
  holdUnsavedWork(title: string, draft?: FormDraft): () => void;
  /** The draft that this address opens the page with; null if it opens none. Pages use `useRestoredDraft`. */
  restoredDraft(page: string): RestoredDraft | null;
}

/** What is the same at every address. */
export interface SteadyServices extends Omit<ShellServices, 'navigation'> {
  readonly navigation: Omit<Navigation, 'parameters' | 'back'>;
}
