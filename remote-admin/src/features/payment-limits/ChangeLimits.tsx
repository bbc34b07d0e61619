import { EditOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import { useState } from 'react';
import { useTexts } from '../../texts';
import { LimitsDialog, type LimitsDialogProps } from './LimitsDialog';

/** Button that opens the dialog of the limits. */
export function ChangeLimits({ rules }: Pick<LimitsDialogProps, 'rules'>) {
  const { t } = useTexts();
  const [isEditing, setEditing] = useState(false);
  return (
    <>
      <Button icon={<EditOutlined />} onClick={() => setEditing(true)} data-action="changeLimits">
        {t('limits.change')}
      </Button>
      {isEditing && <LimitsDialog rules={rules} onClose={() => setEditing(false)} />}
    </>
  );
}
