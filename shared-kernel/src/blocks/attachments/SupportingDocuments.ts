import { onDemand } from '../on-demand';

/** Comment and files of a document; its code loads beside the document. */
export const SupportingDocuments = onDemand(
  'supportingDocuments',
  async () => (await import('./SupportingSection')).SupportingSection,
);
