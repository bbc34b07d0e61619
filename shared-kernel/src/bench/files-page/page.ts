import type { RemotePage } from '@ncb/shared-kernel/remote-contract';
import { FilesBenchPage } from './FilesBenchPage';

const noTexts = () => Promise.resolve({ default: {} });

/** Stands in for the import page, in the real shell and with the real headers, and measures. */
export const page: RemotePage = {
  Page: FilesBenchPage,
  texts: { namespace: 'filesBench', load: { ua: noTexts, ru: noTexts, en: noTexts } },
};
