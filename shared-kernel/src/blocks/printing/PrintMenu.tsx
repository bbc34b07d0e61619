import { PrinterOutlined } from '@ant-design/icons';
import { Button, Dropdown } from 'antd';
import { useState, type ReactElement } from 'react';
import { useTexts } from './texts';

export interface PrintMenuJob {
  readonly name: string;
  readonly label: string;
  readonly reason: string | null;
  dialog(onClose: () => void): ReactElement;
}

interface PrintMenuProps {
  jobs: readonly PrintMenuJob[];
  disabled?: boolean;
}

export function PrintMenu({ jobs, disabled = false }: PrintMenuProps) {
  const { common } = useTexts();
  const [chosen, setChosen] = useState<string | null>(null);
  return (
    <>
      <Dropdown
        trigger={['click']}
        disabled={disabled}
        menu={{
          items: jobs.map(({ name, label, reason }) => ({
            key: name,
            disabled: reason !== null,
            label: (
              <span title={reason ?? undefined} data-action={name}>
                {label}
              </span>
            ),
            onClick: () => setChosen(name),
          })),
        }}
      >
        <Button icon={<PrinterOutlined />} data-action="print">
          {common('common.print')}
        </Button>
      </Dropdown>
      {jobs.find(({ name }) => name === chosen)?.dialog(() => setChosen(null))}
    </>
  );
}
