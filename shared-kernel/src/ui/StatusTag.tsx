import { Tag } from 'antd';
import type { ReactNode } from 'react';

export type StatusTone = 'neutral' | 'waiting' | 'ready' | 'working' | 'good' | 'bad';

export interface StatusTagProps {
  /** Wire value of the status. */
  status: number;
  tone: StatusTone;
  /** Status text; colour alone never carries the meaning. */
  children: ReactNode;
}

/** Tag of a status with its own colours: the contrast of antd's tags is below 4.5. */
export function StatusTag({ status, tone, children }: StatusTagProps) {
  return (
    <Tag className={`ncb-tag-${tone}`} data-status={status}>
      {children}
    </Tag>
  );
}
