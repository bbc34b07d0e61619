import { useCallback, useEffect, useEffectEvent, useState, useSyncExternalStore, type ReactNode } from 'react';
import { AskToLeave, type UnsavedWork } from '../unsaved';
import { useTexts } from '../languages';
import type { UpdateWatch } from './create-update-watch';

/** Idle time after which a hidden tab reloads by itself, ms. */
export const IDLE_BEFORE_UPDATE_MS = 5 * 60_000;
const CHECK_MS = 10_000;

const NO_TITLES: readonly string[] = [];
const getNoTitles = () => NO_TITLES;

interface UpdateOptions {
  watch: UpdateWatch;
  work: UnsavedWork;
  /** No reload while a dialog for signing or input is open. */
  isBusy: boolean;
  saveDrafts: () => Promise<void>;
  reload: () => void;
}

export interface Update {
  readonly isNewer: boolean;
  readonly take: () => void;
  readonly question: ReactNode;
}

/** Reloads to a newer version without losing work. */
export function useUpdate({ watch, work, isBusy, saveDrafts, reload }: UpdateOptions): Update {
  const { t } = useTexts();
  const isNewer = useSyncExternalStore(watch.subscribe, watch.isNewer);
  // Otherwise a form's first letter would re-render the whole frame.
  const titles = useSyncExternalStore(work.subscribe, isNewer ? work.titles : getNoTitles);
  const isFree = titles.length === 0 && !isBusy;
  const [isAsking, setAsking] = useState(false);
  const [isWaiting, setWaiting] = useState(false);
  if (isAsking && titles.length === 0) setAsking(false);
  useEffect(() => watch.start(), [watch]);

  const goOn = useEffectEvent(reload);
  const canReload = isWaiting && isFree;
  useEffect(() => {
    if (canReload) goOn();
  }, [canReload]);

  const canReloadHidden = isNewer && isFree;
  useEffect(() => {
    if (!canReloadHidden) return undefined;
    return onHiddenAndIdle(() => goOn());
  }, [canReloadHidden]);

  const leave = async () => {
    setAsking(false);
    await saveDrafts();
    work.abandon();
    reload();
  };

  const take = useCallback(() => {
    if (isFree) reload();
    else if (isBusy) setWaiting(true);
    else setAsking(true);
  }, [isFree, isBusy, reload]);

  return {
    isNewer,
    take,
    question: (
      <AskToLeave
        isOpen={isAsking}
        title={t('update.ask')}
        titles={titles}
        onStay={() => setAsking(false)}
        onLeave={() => void leave()}
        onLater={() => {
          setAsking(false);
          setWaiting(true);
        }}
      />
    ),
  };
}

/**
 * Counts from hiding: a hidden tab receives no input.
 * @returns stops the wait
 */
function onHiddenAndIdle(act: () => void): () => void {
  let since = Date.now();
  const onChange = () => (since = Date.now());
  const timer = setInterval(() => {
    if (document.visibilityState === 'hidden' && Date.now() - since >= IDLE_BEFORE_UPDATE_MS) act();
  }, CHECK_MS);
  document.addEventListener('visibilitychange', onChange);
  return () => {
    clearInterval(timer);
    document.removeEventListener('visibilitychange', onChange);
  };
}
