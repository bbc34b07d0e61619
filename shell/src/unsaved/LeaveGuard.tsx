import { Button, Modal } from 'antd';
import { useEffect, useSyncExternalStore } from 'react';
import { useBlocker } from 'react-router-dom';
import { useTexts } from '../languages';
import type { UnsavedWork } from './create-unsaved-work';

interface LeaveGuardProps {
  work: UnsavedWork;
}

/** Guard that asks before unsaved work is left, inside the application or by closing the tab. */
export function LeaveGuard({ work }: LeaveGuardProps) {
  const { t } = useTexts();
  const titles = useSyncExternalStore(work.subscribe, work.titles);
  const hasWork = titles.length > 0;
  // A saved page releases its work in the commit in which it navigates.
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      work.titles().length > 0 && getAddress(currentLocation) !== getAddress(nextLocation),
  );

  useEffect(() => {
    if (!hasWork) return undefined;
    // Abandoned work is not asked about twice.
    const onBeforeUnload = (event: BeforeUnloadEvent) => {
      if (work.titles().length > 0) event.preventDefault();
    };
    addEventListener('beforeunload', onBeforeUnload);
    return () => removeEventListener('beforeunload', onBeforeUnload);
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

/** Returns the address with parameters: "create a payment" and a stored payment share a page name. */
function getAddress({ pathname, search }: { pathname: string; search: string }): string {
  return pathname + search;
}

interface AskToLeaveProps {
  isOpen: boolean;
  title: string;
  titles: readonly string[];
  onStay: () => void;
  onLeave: () => void;
  onLater?: () => void;
}

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
