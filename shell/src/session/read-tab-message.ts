import type { AnswerOf, getEvents, UserSettings } from '@ncb/shared-kernel/api/contract';
import { toFields, hasFields, isText } from '../browser';

/** Messages between tabs, which share one session. */
export type TabMessage =
  | { readonly kind: 'active'; readonly at: number }
  /** Asked before ending the session: a tab that slept has missed messages. */
  | { readonly kind: 'isAnybodyActive' }
  /** `userId` is null for a user who must change their password first. */
  | { readonly kind: 'signedIn'; readonly userId: string | null }
  | { readonly kind: 'settings'; readonly userId: string; readonly settings: UserSettings }
  /** Events of a user and a company, already announced. */
  | { readonly kind: 'events'; readonly scope: string; readonly answer: AnswerOf<typeof getEvents> }
  | { readonly kind: 'eventsRead'; readonly scope: string }
  | { readonly kind: 'signedOut'; readonly reason: 'none' | 'idle' }
  /** The session is about to end: forms must be saved. */
  | { readonly kind: 'ending' }
  /** That tab has saved its forms, or the server is unreachable. */
  | { readonly kind: 'kept'; readonly tab: string }
  /** Lists of drafts may be outdated. */
  | { readonly kind: 'drafts' };

/** Checks by kind: a remote's page can post anything to this channel. */
const SHAPES: Readonly<Record<TabMessage['kind'], (fields: Readonly<Record<string, unknown>>) => boolean>> = {
  active: ({ at }) => Number.isFinite(at),
  isAnybodyActive: () => true,
  signedIn: ({ userId }) => userId === null || isText(userId),
  settings: ({ userId, settings }) => isText(userId) && hasFields(settings),
  events: ({ scope, answer }) => isText(scope) && isEvents(answer),
  eventsRead: ({ scope }) => isText(scope),
  signedOut: ({ reason }) => reason === 'none' || reason === 'idle',
  ending: () => true,
  kept: ({ tab }) => isText(tab),
  drafts: () => true,
};

export function readTabMessage(data: unknown): TabMessage | null {
  const fields = toFields(data);
  const { kind } = fields;
  if (!isText(kind) || !Object.hasOwn(SHAPES, kind)) return null;
  const message = data as TabMessage;
  return SHAPES[message.kind](fields) ? message : null;
}

function isEvents(answer: unknown): boolean {
  const { events, lastId } = toFields(answer);
  return isText(lastId) && Array.isArray(events) && events.every((event) => isText(toFields(event)['id']));
}
