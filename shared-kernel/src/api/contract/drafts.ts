import { call } from './call';
import { id, list, nullable, moment, withDefault, text, type Value } from './codec';
import { fieldName } from './field-names';
import { at, record } from './record';

/** Draft of a form, stored by the bank so that it survives a sign-out. */
const draft = record({
  id: at('draft_id', id),
  page: at('page', text),
  name: at('draft_name', withDefault(text, '')),
  data: at('draft_data', text),
  saved: at('saved_time', moment),
});

/** Ours: the user's own drafts of the company, newest first. */
export const listDrafts = call({
  method: 'GET',
  path: '/get_drafts',
  summary: 'Unfinished forms',
  origin: 'ours',
  request: record({ page: at('page', nullable(text)) }),
  answer: record({ drafts: at('drafts', list(draft)) }),
});

const draftToSave = record({
  id: at('draft_id', nullable(id)),
  page: at('page', text),
  name: at('draft_name', withDefault(text, '')),
  data: at('draft_data', text),
});

/** Ours: stores a form, replacing its earlier state if `id` is set. */
export const saveDraft = call({
  method: 'POST',
  path: '/save_draft',
  summary: 'Keep an unfinished form',
  origin: 'ours',
  problemField: fieldName(draftToSave),
  request: draftToSave,
  answer: record({ id: at('draft_id', id) }),
});

/** Ours: deletes a draft. */
export const dropDraft = call({
  method: 'POST',
  path: '/drop_draft',
  summary: 'Forget an unfinished form',
  origin: 'ours',
  request: record({ id: at('draft_id', id) }),
  answer: record({}),
});

export type Draft = Value<typeof draft>;
