import { Button, Flex } from 'antd';
import type { ReactNode } from 'react';
import { useTexts } from './texts';
import type { FileExport } from './use-file-export';

interface ExportButtonsProps {
  work: Pick<FileExport<unknown>, 'isRunning' | 'cancel'>;
  name: string;
  label: string;
  isAllowed: boolean;
  onRun: () => void;
  children?: ReactNode;
}

export function ExportButtons({ work, name, label, isAllowed, onRun, children }: ExportButtonsProps) {
  const { common } = useTexts();
  return (
    <Flex gap="small" wrap>
      <Button
        type="primary"
        size="large"
        loading={work.isRunning}
        disabled={!isAllowed}
        onClick={onRun}
        data-action={name}
      >
        {label}
      </Button>
      {children}
      {work.isRunning && (
        <Button size="large" onClick={work.cancel} data-action="cancelExport">
          {common('common.cancel')}
        </Button>
      )}
    </Flex>
  );
}
