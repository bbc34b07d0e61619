import { EditOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import { useState } from 'react';
import { useTexts } from '../../texts';
import { RulesDialog, type RulesDialogProps } from './RulesDialog';

/** Button that opens the dialog of the rules. */
export function ChangeRules({ rules }: Pick<RulesDialogProps, 'rules'>) {
  const { t } = useTexts();
  const [isEditing, setEditing] = useState(false);
  return (
    <>
      <Button icon={<EditOutlined />} onClick={() => setEditing(true)} data-action="changeRules">
        {t('rules.change')}
      </Button>
      {isEditing && <RulesDialog rules={rules} onClose={() => setEditing(false)} />}
    </>
  );
}
