import type { ApiClient } from '@ncb/shared-kernel/api/client';
import { saveDraft } from '@ncb/shared-kernel/api/contract';
import { TEMPLATE_NAME_MAX } from '@ncb/shared-kernel/domain/vocabulary';
import type { FormDraft } from '@ncb/shared-kernel/remote-contract';
import { packDraft } from './draft-data';

/** One form whose content is kept at the bank. */
export interface KeptForm {
  readonly draft: FormDraft;
  /** The same form has registered itself anew, under another title or with fresher content. */
  adopt(title: string, draft: FormDraft): void;
  /** Saves what has changed. A failure is silent: the next call tries again. */
  save(): Promise<void>;
  /** Saves also what was typed while an earlier save ran. */
  saveNow(): Promise<void>;
  /** Lets go of the bank's draft and gives its id; what is saved afterwards is a new draft. */
  letGo(): Promise<string | null>;
}

export interface KeptFormOptions {
  readonly api: ApiClient;
  /** False once the session is another one: what was typed for one company must not be kept for the next. */
  readonly isOurs: () => boolean;
  /** The draft that the form was opened with; it is saved in its place. */
  readonly continues: string | null;
}

export function keepForm(
  firstTitle: string,
  firstDraft: FormDraft,
  { api, isOurs, continues }: KeptFormOptions,
): KeptForm {
  let title = firstTitle;
  let draft = firstDraft;
  let id = continues;
  let kept: string | null = null;
  let running: Promise<void> | null = null;

  const saveOnce = async () => {
    if (!isOurs()) return;
    const data = packDraft({ parameters: draft.parameters, content: draft.content() });
    if (data === kept) return;
    const outcome = await api.call(saveDraft, { id, page: draft.page, name: title.slice(0, TEMPLATE_NAME_MAX), data });
    if (outcome.ok) {
      id = outcome.value.id;
      kept = data;
      return;
    }
    // Dropped in another tab while it was typed on here: what is typed is kept as a new draft.
    if (outcome.failure.kind === 'refused' && outcome.failure.code === 'notFound') id = null;
  };
  const save = () => (running ??= saveOnce().finally(() => (running = null)));

  return {
    get draft() {
      return draft;
    },
    adopt(newTitle, newDraft) {
      title = newTitle;
      draft = newDraft;
    },
    save,
    async saveNow() {
      await running;
      await save();
    },
    async letGo() {
      await running;
      const dropped = id;
      id = null;
      kept = null;
      return dropped;
    },
  };
}
