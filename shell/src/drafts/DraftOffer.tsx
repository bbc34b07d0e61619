import { Alert, Button, Flex } from 'antd';
import { useSyncExternalStore } from 'react';
import { DRAFT_PARAMETER, unpackDraft, type Draft } from '@ncb/shared-kernel/api/contract';
import { toDottedMoment } from '@ncb/shared-kernel/domain/dates';
import { useShell } from '@ncb/shared-kernel/remote-contract';
import type { DraftKeeper } from './draft-keeper';
import { useDrafts } from './use-drafts';
import { useTexts } from '../languages/texts';

export interface DraftOfferProps {
  keeper: DraftKeeper;
}

/**
 * Offers what was being typed for this company when an earlier session of the same user ended; not what somebody is
 * typing at this moment, here or in another tab of this browser.
 */
export function DraftOffer({ keeper }: DraftOfferProps) {
  const { navigation } = useShell();
  const { t } = useTexts();
  const dropped = useSyncExternalStore(keeper.subscribe, keeper.dropped);
  const drafts = useDrafts(keeper);
  const open = navigation.parameters[DRAFT_PARAMETER];
  const offered = drafts.filter(({ id }) => id !== open && !dropped.has(id));
  if (offered.length === 0) return null;

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
          {offered.map((draft) => {
            const what = t('drafts.unfinished', { title: draft.name || draft.page, time: toDottedMoment(draft.saved) });
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
