import { toFields, hasFields, isText } from '../browser';
import type { TabMessage } from './tabs';

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
