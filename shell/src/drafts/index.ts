export { DraftNotice } from './DraftNotice';
export { createDraftKeeper, type DraftKeeper } from './draft-keeper';
export { DRAFT_INTERVAL_MS } from './kept-form';
export { createPendingDrafts } from './pending-drafts';
export { useAddressDraft, type AddressDraft, type OpenedDraft } from './use-address-draft';
export { useRefusedDrafts } from './use-refused-drafts';
export { useDrafts, type UnfinishedDrafts } from './use-drafts';
