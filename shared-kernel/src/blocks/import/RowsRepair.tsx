import { Button } from 'antd';
import { useState, type ReactNode } from 'react';

interface RowsRepairProps {
  name: string;
  text: string;
  action: string;
  isDisabled: boolean;
  repair: () => Promise<void>;
  children?: ReactNode;
}

export function RowsRepair({ name, text, action, isDisabled, repair, children }: RowsRepairProps) {
  return (
    <div className="ncb-toolbar" role="group" aria-label={text} data-repair={name}>
      <span>{text}</span>
      <RepairButton name={name} action={action} isDisabled={isDisabled} repair={repair} />
      {children}
    </div>
  );
}

type RepairButtonProps = Omit<RowsRepairProps, 'text' | 'children'>;

export function RepairButton({ name, action, isDisabled, repair }: RepairButtonProps) {
  const [isRunning, setRunning] = useState(false);
  const run = async () => {
    setRunning(true);
    await repair();
    setRunning(false);
  };
  return (
    <Button onClick={() => void run()} loading={isRunning} disabled={isDisabled} data-action={`repair-${name}`}>
      {action}
    </Button>
  );
}
