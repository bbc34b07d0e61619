import { Alert } from 'antd';
import { DRAFT_PARAMETER } from '../../api/contract';
import { useShell } from '@ncb/shared-kernel/remote-contract';
import { useTexts } from './texts';

export interface ChangedSinceAlertProps {
  page: string;
  text: string;
}

export function ChangedSinceAlert({ page, text }: ChangedSinceAlertProps) {
  const { navigation } = useShell();
  const { t } = useTexts();
  const { [DRAFT_PARAMETER]: _, ...stored } = navigation.parameters;
  return (
    <Alert
      type="warning"
      showIcon
      title={
        <>
          {text}.{' '}
          <a
            href={navigation.href(page, stored)}
            target="_blank"
            rel="noopener"
            className="ncb-link"
            data-action="seeStored"
          >
            {t('seeStored')}
          </a>
        </>
      }
      data-notice="warning"
    />
  );
}
