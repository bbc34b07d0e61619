import { Button, Modal } from 'antd';
import { useEffect, useSyncExternalStore } from 'react';
import { useBlocker } from 'react-router-dom';
import type { UnsavedWork } from './unsaved-work';
import { useTexts } from '../languages/texts';

export interface LeaveGuardProps {
  work: UnsavedWork;
}

/** Asks before a page with unsaved work is left, inside the application or by closing the tab. */
export function LeaveGuard({ work }: LeaveGuardProps) {
  const { t } = useTexts();
  const titles = useSyncExternalStore(work.subscribe, work.titles);
  const hasWork = titles.length > 0;
  // Asked at the moment of leaving: a page that has just saved releases its work in the same commit in which it leaves.
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      work.titles().length > 0 && addressOf(currentLocation) !== addressOf(nextLocation),
  );

  useEffect(() => {
    if (!hasWork) return undefined;
    // Asked at the moment again: what was given up a moment ago is not asked about twice.
    const ask = (event: BeforeUnloadEvent) => {
      if (work.titles().length > 0) event.preventDefault();
    };
    addEventListener('beforeunload', ask);
    return () => removeEventListener('beforeunload', ask);
  }, [hasWork, work]);

  return (
    <AskToLeave
      isOpen={blocker.state === 'blocked'}
      titles={titles}
      onStay={() => blocker.reset?.()}
      onLeave={() => blocker.proceed?.()}
      title={t('leave.title')}
    />
  );
}

/** With its parameters: "create a payment" is another form than the stored payment under the same page name. */
function addressOf({ pathname, search }: { pathname: string; search: string }): string {
  return pathname + search;
}

export interface AskToLeaveProps {
  isOpen: boolean;
  title: string;
  titles: readonly string[];
  onStay: () => void;
  onLeave: () => void;
  /** For what can also wait until the work is done. */
  onLater?: () => void;
}

/** The question itself; it names the screens whose work would be lost. */
export function AskToLeave({ isOpen, title, titles, onStay, onLeave, onLater }: AskToLeaveProps) {
  const { t } = useTexts();
  return (
    <Modal
      open={isOpen}
      destroyOnHidden
      title={title}
      onCancel={onStay}
      data-dialog="leave"
      footer={[
        <Button key="leave" danger onClick={onLeave} data-action="leave">
          {t('leave.leave')}
        </Button>,
        onLater && (
          <Button key="later" onClick={onLater} data-action="later">
            {t('leave.later')}
          </Button>
        ),
        <Button key="stay" type="primary" autoFocus onClick={onStay} data-action="stay">
          {t('leave.stay')}
        </Button>,
      ]}
    >
      {t('leave.text', { screens: titles.join(', ') })}
    </Modal>
  );
}
