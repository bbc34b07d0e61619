import { dropDraft, listDrafts, saveDraft } from '@ncb/shared-kernel/api/contract';
import { forCompany, type Route } from '../../route';
import { deleteDraft } from './delete-draft';
import { DRAFT_BODY_MAX } from './limits';
import { findDrafts } from './find-drafts';
import { storeDraft } from './store-draft';

export const DRAFT_ROUTES: readonly Route[] = [
  forCompany(listDrafts, findDrafts),
  forCompany(saveDraft, storeDraft, { bodyLimit: DRAFT_BODY_MAX }),
  forCompany(dropDraft, deleteDraft),
];
