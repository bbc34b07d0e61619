import { Button, Checkbox, Flex, Modal } from 'antd';
import { useState } from 'react';
import type { UserRow } from '@ncb/shared-kernel/api/contract';
import { useDates } from '@ncb/shared-kernel/ui';
import { useTexts } from '../../texts';
import styles from './users.module.css';

interface IdleDialogProps {
  users: readonly UserRow[];
  isBusy: boolean;
  onLock: (users: readonly UserRow[]) => void;
  onClose: () => void;
}

/**
 * Dialog that locks users without a sign-in for half a year; initially all are chosen. Source:
 * docs/requirements/keys-and-users.md#users.
 */
export function IdleDialog({ users, isBusy, onLock, onClose }: IdleDialogProps) {
  const { t, common } = useTexts();
  const { formatDay } = useDates();
  const [excluded, setExcluded] = useState<ReadonlySet<string>>(new Set());
  const chosen = users.filter(({ id }) => !excluded.has(id));
  const choose = (id: string, isChosen: boolean) =>
    setExcluded((before) => new Set([...before].filter((one) => one !== id).concat(isChosen ? [] : [id])));
  return (
    <Modal
      open
      width={560}
      title={t('users.longIdle.title')}
      onCancel={onClose}
      closable={!isBusy}
      data-dialog="lockIdle"
      footer={
        <Flex gap="small" justify="end" wrap>
          <Button disabled={isBusy} onClick={onClose} data-action="cancel">
            {common('common.cancel')}
          </Button>
          <Button
            type="primary"
            danger
            loading={isBusy}
            disabled={chosen.length === 0}
            onClick={() => onLock(chosen)}
            data-action="confirm"
          >
            {t('users.longIdle.lock', { count: chosen.length })}
          </Button>
        </Flex>
      }
    >
      <p>{t('users.longIdle.about')}</p>
      <ul className={`ncb-plain-list ${styles['idle-people'] ?? ''}`}>
        {users.map(({ id, name, position, lastSignIn }) => (
          <li key={id}>
            <Checkbox
              checked={!excluded.has(id)}
              disabled={isBusy}
              onChange={({ target }) => choose(id, target.checked)}
              data-field={`idle-${id}`}
            >
              {[name, position, lastSignIn && formatDay(lastSignIn.slice(0, 'yyyy-MM-dd'.length))]
                .filter(Boolean)
                .join(' · ')}
            </Checkbox>
          </li>
        ))}
      </ul>
    </Modal>
  );
}
