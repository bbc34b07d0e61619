import { Button } from 'antd';
import { useState, type ReactNode } from 'react';

export interface RowsRepairProps {
  /** Its address on the screen: `numbers`. */
  name: string;
  /** What is wrong, and in how many rows. */
  text: string;
  /** What the button does with all of them. */
  action: string;
  isDisabled: boolean;
  repair: () => Promise<void>;
  /** Another way to put them right, beside the button. */
  children?: ReactNode;
}

/** What many rows of a file have wrong in the same way, put right by one press. */
export function RowsRepair({ name, text, action, isDisabled, repair, children }: RowsRepairProps) {
  return (
    <div className="ncb-toolbar" role="group" aria-label={text} data-repair={name}>
      <span>{text}</span>
      <RepairButton name={name} action={action} isDisabled={isDisabled} repair={repair} />
      {children}
    </div>
  );
}

export type RepairButtonProps = Omit<RowsRepairProps, 'text' | 'children'>;

/** The button of a repair; busy until the last row is judged. */
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
