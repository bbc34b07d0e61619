import { Alert } from 'antd';
import type { ReactNode } from 'react';
import type { ApiFailure } from '@ncb/shared-kernel/api/client';
import { pageAddress } from '@ncb/shared-kernel/domain/vocabulary';
import { useShell } from '@ncb/shared-kernel/remote-contract';
import { failedText } from '@ncb/shared-kernel/ui';
import { PlainButton } from '../plain-fields/PlainFields';
import { useTexts } from '../../texts';
import styles from '../users/users.module.css';

export interface UserFormFrameProps {
  /** Why the bank has not taken what was typed; it begins with `failed`. */
  failure: ApiFailure | null;
  failed: string;
  isBusy: boolean;
  /** The main button: its words and its address on the screen. */
  save: { readonly label: string; readonly action: string };
  onSave: () => void;
  /** The fields. */
  children: ReactNode;
}

/** The form of a user in the working area: its fields, why it was refused, and the ways out of it. */
export function UserFormFrame({ failure, failed, isBusy, save, onSave, children }: UserFormFrameProps) {
  const { navigation } = useShell();
  const { t, common } = useTexts();
  const { page, parameters } = pageAddress('miSettingsUsers', {});
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        onSave();
      }}
    >
      {children}
      {failure && (
        <Alert
          type="error"
          showIcon
          className={styles['failed'] ?? ''}
          title={failedText(common, failure, (reason) => `${failed}. ${reason}`)}
          data-notice={`${save.action}Failed`}
        />
      )}
      <div className={styles['buttons']}>
        <PlainButton onClick={() => navigation.open(page, parameters)} data-action="cancel">
          {t('users.edit.cancel')}
        </PlainButton>
        <PlainButton kind="main" type="submit" isBusy={isBusy} data-action={save.action}>
          {save.label}
        </PlainButton>
      </div>
    </form>
  );
}
