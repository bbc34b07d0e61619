import { dropDraft, listDrafts, saveDraft } from '@ncb/shared-kernel/api/contract';
import { forCompany, type Route } from '../../route';
import { forgetDraft } from './drop-draft';
import { DRAFT_BODY_MAX } from './limits';
import { draftsOfUser } from './list-drafts';
import { keepDraft } from './save-draft';

export const DRAFT_ROUTES: readonly Route[] = [
  forCompany(listDrafts, draftsOfUser),
  forCompany(saveDraft, keepDraft, { bodyLimit: DRAFT_BODY_MAX }),
  forCompany(dropDraft, forgetDraft),
];
