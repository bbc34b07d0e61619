import { Alert } from 'antd';
import type { ReactNode } from 'react';
import type { ApiFailure } from '@ncb/shared-kernel/api/client';
import { buildPageAddress } from '@ncb/shared-kernel/domain/vocabulary';
import { useShell } from '@ncb/shared-kernel/remote-contract';
import { formatFailure } from '@ncb/shared-kernel/ui';
import { NativeButton } from '../native-fields';
import { useTexts } from '../../texts';
import { userStyles as styles } from '../users';

interface UserFormFrameProps {
  failure: ApiFailure | null;
  failed: string;
  isBusy: boolean;
  save: { readonly label: string; readonly action: string };
  onSave: () => void;
  children: ReactNode;
}

export function UserFormFrame({ failure, failed, isBusy, save, onSave, children }: UserFormFrameProps) {
  const { navigation } = useShell();
  const { t, common } = useTexts();
  const { page, parameters } = buildPageAddress('miSettingsUsers', {});
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
          title={formatFailure(common, failure, (reason) => `${failed}. ${reason}`)}
          data-notice={`${save.action}Failed`}
        />
      )}
      <div className={styles['buttons']}>
        <NativeButton onClick={() => navigation.open(page, parameters)} data-action="cancel">
          {t('users.edit.cancel')}
        </NativeButton>
        <NativeButton kind="main" type="submit" isBusy={isBusy} data-action={save.action}>
          {save.label}
        </NativeButton>
      </div>
    </form>
  );
}
