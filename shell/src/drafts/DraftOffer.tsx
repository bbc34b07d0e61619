import { useQueryClient } from '@tanstack/react-query';
import { Alert, Button, Flex } from 'antd';
import { useEffect, useSyncExternalStore } from 'react';
import { useTranslation } from 'react-i18next';
import { listDrafts, type Draft } from '@ncb/shared-kernel/api/contract';
import { toDotted } from '@ncb/shared-kernel/domain/dates';
import { useShell } from '@ncb/shared-kernel/remote-contract';
import { useAnswer } from '@ncb/shared-kernel/ui';
import { useSessionStore } from '../session/SessionContext';
import { DRAFT_PARAMETER, draftLock, unpackDraft } from './draft-data';
import type { DraftKeeper } from './draft-keeper';

export interface DraftOfferProps {
  keeper: DraftKeeper;
}

/**
 * Offers what was being typed for this company when an earlier session of the same user ended; not what somebody is
 * typing at this moment, here or in another tab of this browser.
 */
export function DraftOffer({ keeper }: DraftOfferProps) {
  const { session, api, navigation } = useShell();
  const { t } = useTranslation('shell');
  const dropped = useSyncExternalStore(keeper.subscribe, keeper.dropped);
  const { tabs } = useSessionStore();
  const cache = useQueryClient();
  // Asked anew only when another tab has news, or is left for this one: what is typed here is in front of the user.
  const { data } = useAnswer(
    ['drafts', session.companyRef],
    async (signal) => {
      await keeper.handIn();
      const outcome = await api.call(listDrafts, { page: null }, { signal });
      if (!outcome.ok) return outcome;
      const claimed = await tabs.claimed();
      return { ok: true, value: outcome.value.drafts.filter(({ id }) => !claimed.has(draftLock(id))) };
    },
    { staleTime: Infinity, refetchOnWindowFocus: 'always' },
  );
  useEffect(
    () =>
      tabs.listen(({ kind }) => {
        if (kind === 'drafts') void cache.invalidateQueries({ queryKey: ['drafts'], predicate: isList });
      }),
    [tabs, cache],
  );
  const open = navigation.parameters[DRAFT_PARAMETER];
  const drafts = (data ?? []).filter(({ id }) => id !== open && !dropped.has(id));
  if (drafts.length === 0) return null;

  const takeUp = ({ id, page, data: text }: Draft) =>
    navigation.open(page, { ...unpackDraft(text)?.parameters, [DRAFT_PARAMETER]: id });

  return (
    <Alert
      type="info"
      banner
      role="region"
      aria-label={t('drafts.title')}
      data-notice="info"
      title={t('drafts.title')}
      description={
        <ul className="ncb-drafts">
          {drafts.map((draft) => {
            const what = t('drafts.unfinished', { title: draft.name || draft.page, time: formatMoment(draft.saved) });
            return (
              <li key={draft.id} data-row={draft.id}>
                <span>{what}</span>
                <Flex gap="small">
                  <Button
                    size="small"
                    disabled={unpackDraft(draft.data) === null || !navigation.isServed(draft.page)}
                    onClick={() => takeUp(draft)}
                    aria-label={`${t('drafts.continue')}: ${what}`}
                    data-action="continueDraft"
                  >
                    {t('drafts.continue')}
                  </Button>
                  <Button
                    size="small"
                    type="text"
                    onClick={() => void keeper.drop(draft.id)}
                    aria-label={`${t('drafts.drop')}: ${what}`}
                    data-action="dropDraft"
                  >
                    {t('drafts.drop')}
                  </Button>
                </Flex>
              </li>
            );
          })}
        </ul>
      }
    />
  );
}

/** Not the content that an address has opened a page with: the form has gone on from there. */
function isList({ queryKey }: { queryKey: readonly unknown[] }): boolean {
  return queryKey.length === 2;
}

function formatMoment(moment: string): string {
  return `${toDotted(moment.slice(0, 10))} ${moment.slice(11, 16)}`;
}
