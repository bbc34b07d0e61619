import { Tag } from 'antd';
import type { ReactNode } from 'react';

/** What a status means to the person who reads it. */
export type StatusTone = 'neutral' | 'waiting' | 'ready' | 'working' | 'good' | 'bad';

export interface StatusTagProps {
  /** The number that the status has on the wire. */
  status: number;
  tone: StatusTone;
  /** The word; a colour alone is never the message. */
  children: ReactNode;
}

/** A status as a word and a colour. antd's own tag colours are too pale to be read (contrast under 4.5). */
export function StatusTag({ status, tone, children }: StatusTagProps) {
  return (
    <Tag className={`ncb-tag-${tone}`} data-status={status}>
      {children}
    </Tag>
  );
}
