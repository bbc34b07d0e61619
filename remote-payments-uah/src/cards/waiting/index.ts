import type { RemoteCard } from '@ncb/shared-kernel/remote-contract';
import { cardTexts } from '../texts';
import { loadWaiting, type WaitingContent } from './load-waiting';
import { WaitingBody, WaitingMore } from './WaitingBody';

export const card: RemoteCard<WaitingContent> = {
  load: loadWaiting,
  Body: WaitingBody,
  More: WaitingMore,
  texts: cardTexts,
};
