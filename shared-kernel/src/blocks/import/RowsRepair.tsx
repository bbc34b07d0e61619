import { Button } from 'antd';
import { useState, type ReactNode } from 'react';

export interface RowsRepairProps {
  /** Its address on the screen: `numbers`. */
  name: string;
  /** Sentence that says the fault and in how many rows it is. */
  text: string;
  /** Text of the button that puts all of them right. */
  action: string;
  isDisabled: boolean;
  repair: () => Promise<void>;
  /** Another way to put them right, beside the button. */
  children?: ReactNode;
}

/** Shows a fault that many rows of a file share, and puts all of them right by one press. */
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
