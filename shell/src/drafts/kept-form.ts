import type { ApiClient, ApiFailure } from '@ncb/shared-kernel/api/client';
import { packDraft, saveDraft, type Draft } from '@ncb/shared-kernel/api/contract';
import { truncateText, isDisplayable, tidyLine } from '@ncb/shared-kernel/domain/text';
import { TEMPLATE_NAME_MAX } from '@ncb/shared-kernel/domain/vocabulary';
import { getDraftLock } from '@ncb/shared-kernel/queries';
import type { FormDraft } from '@ncb/shared-kernel/remote-contract';
import type { Tabs } from '../session';

/** Content of a form; `id` is null for a new draft. */
export interface DraftToSave extends Pick<Draft, 'page' | 'name' | 'data'> {
  readonly id: string | null;
}

export type DraftRefusal = Extract<ApiFailure, { kind: 'refused' }>;

/** Longest typing without a pause that stays unsaved, and interval of retries, ms. */
export const DRAFT_INTERVAL_MS = 10_000;

interface KeptFormOptions {
  readonly api: ApiClient;
  readonly tabs: Tabs;
  /** False once the session has changed: content must not be saved for the next company. */
  readonly isOurs: () => boolean;
  readonly continues: string | null;
  /** Called once for a refused draft, until a save succeeds; not for network failures. */
  readonly onRefused: (failure: DraftRefusal) => void;
}

/** Form whose content is saved as a draft while it is filled in. */
export class KeptForm {
  draft: FormDraft;
  #title: string;
  readonly #options: KeptFormOptions;
  #id: string | null;
  /** True if no other tab may be editing the draft. */
  #isOwn = false;
  #savedData: string | null = null;
  #givenUpData: string | null = null;
  #isRefused = false;
  #running: Promise<void> | null = null;
  #lastSeenData: string | null = null;
  #lastAttempt = { data: '', at: Date.now() };
  /** Lock of the draft: if two tabs open the same one, the second continues with its own copy. */
  #claim: Promise<(() => void) | null> | null;

  constructor(title: string, draft: FormDraft, options: KeptFormOptions) {
    const { continues, tabs } = options;
    this.#title = title;
    this.draft = draft;
    this.#options = options;
    this.#id = continues;
    this.#claim = continues === null ? null : tabs.claim(getDraftLock(continues));
  }

  /** Takes over a re-registration with another title or newer content. */
  adopt(title: string, draft: FormDraft): void {
    this.#title = title;
    this.draft = draft;
  }

  /** Saves a changed form after a pause, or after ten seconds of typing; call every few tenths of a second. */
  check(): void {
    const data = this.#pack();
    const isQuiet = data === this.#lastSeenData;
    this.#lastSeenData = data;
    if (data === this.#savedData) return;
    const isOverdue = Date.now() - this.#lastAttempt.at >= DRAFT_INTERVAL_MS;
    if (isOverdue || (isQuiet && data !== this.#lastAttempt.data)) void this.#save();
  }

  async saveNow(): Promise<void> {
    await this.#running;
    await this.#save();
  }

  /** Returns unsaved content; null if there is none or the user agreed to lose it. */
  getUnsaved(): DraftToSave | null {
    const data = this.#pack();
    return data === this.#savedData || data === this.#givenUpData ? null : this.#toSave(data);
  }

  /** Marks the current content as given up by the user. */
  giveUp(): void {
    this.#givenUpData = this.#pack();
  }

  /** Detaches the form from its draft and resolves with the draft's id. */
  async detach(): Promise<string | null> {
    // A closing page does not see the answer, so only a draft without an id is waited for; the server refuses a save
    // into a dropped draft.
    if (!this.#isOwn) await this.#running;
    this.#isOwn = false;
    const id = this.#id;
    this.#id = null;
    this.#savedData = null;
    return id;
  }

  async release(): Promise<void> {
    const free = await this.#claim;
    this.#claim = null;
    free?.();
  }

  #pack(): string {
    return packDraft({ parameters: this.draft.parameters, content: this.draft.content() });
  }

  #toSave(data: string): DraftToSave {
    return { id: this.#id, page: this.draft.page, name: toDraftName(this.#title), data };
  }

  #save(): Promise<void> {
    this.#running ??= this.#saveOnce().finally(() => (this.#running = null));
    return this.#running;
  }

  async #saveOnce(): Promise<void> {
    const { api, isOurs } = this.#options;
    if (!isOurs()) return;
    const data = this.#pack();
    if (data === this.#savedData) return;
    this.#lastAttempt = { data, at: Date.now() };
    if (this.#claim !== null && (await this.#claim) === null) {
      this.#claim = null;
      this.#id = null;
    }
    this.#isOwn = this.#id !== null;
    const target = this.#id;
    const outcome = await api.call(saveDraft, this.#toSave(data));
    const isDetached = target !== null && this.#id === null;
    if (isDetached) return;
    if (outcome.ok) this.#noteSaved(outcome.value.id, data);
    else if (outcome.failure.kind === 'refused') await this.#noteRefused(outcome.failure);
  }

  #noteSaved(id: string, data: string): void {
    this.#id = id;
    this.#isOwn = true;
    this.#savedData = data;
    this.#isRefused = false;
    this.draft.onKept?.();
    this.#claim ??= this.#options.tabs.claim(getDraftLock(id));
  }

  async #noteRefused(failure: DraftRefusal): Promise<void> {
    // Dropped in another tab: saved as a new draft.
    if (failure.code === 'notFound') {
      this.#id = null;
      await this.release();
    } else if (!this.#isRefused) {
      this.#isRefused = true;
      this.#options.onRefused(failure);
    }
  }
}

/**
 * Converts a title to a name that the server accepts; a refused name would save nothing, and a draft without one is
 * listed by its page.
 */
function toDraftName(title: string): string {
  const name = truncateText(tidyLine(title), TEMPLATE_NAME_MAX).trimEnd();
  return isDisplayable(name) ? name : '';
}
