import type { ReactNode } from 'react';

export interface StateViewProps {
  /** Line drawing above the title, by default the empty one. */
  drawing?: 'empty' | 'broken' | 'done';
  title: ReactNode;
  text?: ReactNode;
  /** Name of the state in `data-problem`. */
  problem?: string | undefined;
  isAlert?: boolean;
  /** At most one main button. */
  children?: ReactNode;
}

/** State that stands in place of content: drawing, sentence, action. On the page's ground it is a card of its own. */
export function StateView({ drawing = 'empty', title, text, problem, isAlert = false, children }: StateViewProps) {
  return (
    <div className={`ncb-state ncb-state-${drawing}`} data-problem={problem} {...(isAlert && { role: 'alert' })}>
      <div className="ncb-state-title">{title}</div>
      {text && <div className="ncb-state-text">{text}</div>}
      {children && <div className="ncb-state-actions">{children}</div>}
    </div>
  );
}
