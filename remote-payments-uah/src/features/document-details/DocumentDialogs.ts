import { onDemand } from '@ncb/shared-kernel/blocks/on-demand';

/** Dialogs of one document; lazy, as most users open none. */
export const DocumentDialogs = onDemand(
  'miPmtJournal/dialogs',
  async () => (await import('./OpenedDialog')).OpenedDialog,
);
