import type { ApiClient, Outcome } from '../api/client';
import type { ClientInfo, SignedRef } from '../api/contract';
import type { Language } from '../domain/vocabulary';
import type { KeyServices } from './keys';
import type { ListedRow, RowAction } from './row-actions';
import type { SettingsChange } from './settings';

/** Parameters of a page's address: data that the page needs to start, never secrets. */
export type PageParameters = Readonly<Record<string, string>>;

export interface Navigation {
  readonly parameters: PageParameters;
  /** Opens a page of the working area, also of another remote: `open('miPmtUahNew', { account: '7001' })`. */
  open(page: string, parameters?: PageParameters): void;
  href(page: string, parameters?: PageParameters): string;
  /** True if a deployed remote serves the page, or if that is not known yet. */
  isServed(page: string): boolean;
  /** Returns the identifier of the current history entry, which is the same after going back. Since 1.19. */
  readonly entry?: () => string;
  back(): void;
  exit(): void;
}

/** Result of a signing dialog, which has informed the user itself. */
export interface SignOutcome {
  /** Ids of the documents whose signature the bank accepted; empty if the user cancelled. */
  readonly signed: readonly string[];
  /** Ids that the user chose to send, empty for "later"; absent if the dialog offered nothing to send. Since 1.39. */
  readonly send?: readonly string[];
}

/** Options of the signing dialog. Since 1.39. */
export interface SignOptions {
  /** True if the caller sends `SignOutcome.send` without asking again: the dialog offers it with receivers and amounts. */
  readonly canSend?: boolean;
}

/** Draft of unsaved work that survives the session. No secrets: no password, no code. */
export interface FormDraft {
  /** Page and parameters under which the work continues. */
  readonly page: string;
  readonly parameters: PageParameters;
  /** Returns the current input, valid or not; must be serialisable as JSON. */
  content(): unknown;
  onKept?(): void;
}

/** Draft stored by the bank. It may be older than the page's code, which must validate it. */
export interface RestoredDraft {
  readonly content: unknown;
}

export type NoticeKind = 'success' | 'info' | 'warning' | 'error';

/** Follow-up of a message, such as "Send 4 ready ones". Using it closes the message. */
export interface NextStep {
  readonly label: string;
  /** Name on the screen (`data-action`). */
  readonly name: string;
  run(): void;
}

export interface ShellServices {
  readonly session: ClientInfo;
  refreshSession(): void;
  /** Changes the user's settings at once for every page; a change that the bank refuses is reverted. */
  changeSettings(change: SettingsChange): Promise<Outcome<object>>;
  readonly language: Language;
  readonly api: ApiClient;
  readonly navigation: Navigation;
  /** Returns the actions that other areas offer this user for a row; empty while unknown. */
  rowActions(row: ListedRow): readonly RowAction[];
  /** Opens the signing dialog; resolves when it closes. Refuses by itself if the user's rights are not valid. */
  sign(documents: readonly SignedRef[], options?: SignOptions): Promise<SignOutcome>;
  readonly keys: KeyServices;
  /** Shows a short temporary message with an optional follow-up; texts are already in the user's language. */
  notify(kind: NoticeKind, text: string, next?: NextStep): void;
  /**
   * Registers unsaved work; leaving asks the user until the returned function is called. With a draft the bank stores
   * its content and offers it again if the session ends. Pages use `useUnsavedWork`.
   */
  holdUnsavedWork(title: string, draft?: FormDraft): () => void;
  /** Returns the draft that this address opens the page with; null for none. Pages use `useRestoredDraft`. */
  restoredDraft(page: string): RestoredDraft | null;
}

export interface SteadyServices extends Omit<ShellServices, 'navigation'> {
  readonly navigation: Omit<Navigation, 'parameters' | 'back'>;
}
