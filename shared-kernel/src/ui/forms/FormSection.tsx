import { useId, type ReactNode } from 'react';

export interface FormSectionProps {
  title: string;
  /** What can be done with the whole section, at the right of its title. */
  actions?: ReactNode;
  children: ReactNode;
}

/** A part of a form on a sheet of its own, with a heading that screen readers jump to. */
export function FormSection({ title, actions, children }: FormSectionProps) {
  const id = useId();
  return (
    <section aria-labelledby={id} className="ncb-sheet">
      <div className="ncb-section-head">
        <h2 id={id}>{title}</h2>
        {actions}
      </div>
      {children}
    </section>
  );
}
