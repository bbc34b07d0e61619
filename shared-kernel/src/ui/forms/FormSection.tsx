import { useId, type ReactNode } from 'react';

export interface FormSectionProps {
  title: string;
  actions?: ReactNode;
  children: ReactNode;
}

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
