import { Alert, Form } from 'antd';
import type { ReactNode } from 'react';
import { PageHeader, UnsavedContext, type CheckedForm, type UnsavedDocument } from '../../ui';
import { ChangedSinceAlert } from './ChangedSinceAlert';
import { DocumentForm, type DocumentFormProps } from './DocumentForm';
import { useShortcuts, type Shortcuts } from './use-shortcuts';
import { ProblemLinks, type ProblemLink } from './ProblemLinks';
import styles from './document-form.module.css';

export interface DocumentFormPageProps<Values extends object> extends Pick<DocumentFormProps, 'above' | 'beside'> {
  page: string;
  className?: string | undefined;
  title: string;
  about?: ReactNode;
  /** Time when the bank last stored the draft, ms since 1970; null before the first time. */
  savedAt: number | null;
  checked: CheckedForm<Values>;
  head: ReactNode;
  /** Text that the document changed after the draft was stored, or false. */
  changedSince: string | false;
  /** Text that an earlier payment for the same request was refused, or false. */
  refusedBefore: string | false;
  links: readonly ProblemLink[];
  onFocus: (field: string) => void;
  /** Renders the summary; it shows the notice of the problems where it stands beside the form. */
  summary: (problems: ReactNode) => ReactNode;
  foot?: ReactNode;
  unsaved: UnsavedDocument;
  keys: Shortcuts;
  /** Dialogs over the form; they share its shortcuts. */
  dialogs: ReactNode;
  children: ReactNode;
}

export function DocumentFormPage<Values extends object>(props: DocumentFormPageProps<Values>) {
  const { page, className, title, about, savedAt, checked, head, changedSince, refusedBefore } = props;
  const { links, onFocus, above, summary, beside, foot, unsaved, keys, dialogs, children } = props;
  const onKeyDown = useShortcuts(keys);
  const problems = links.length > 0 ? <ProblemLinks links={links} onFocus={onFocus} /> : undefined;
  return (
    <UnsavedContext value={unsaved}>
      <div
        className={['ncb-page', styles['page'], className].filter(Boolean).join(' ')}
        data-page={page}
        // Key events of the dialogs arrive here too, through React's tree.
        onKeyDown={onKeyDown}
      >
        <PageHeader title={title} savedAt={savedAt} about={about}>
          {head}
        </PageHeader>
        {/* No form element: Enter in a field must never send money. */}
        <Form {...checked.formProps} component={false}>
          <DocumentForm
            above={above}
            notices={
              <>
                {changedSince && <ChangedSinceAlert page={page} text={changedSince} />}
                {refusedBefore && <Alert type="warning" showIcon title={refusedBefore} data-warning="refusedBefore" />}
                {problems}
              </>
            }
            foot={foot}
            summary={summary(problems)}
            beside={beside}
          >
            {children}
          </DocumentForm>
        </Form>
        {dialogs}
      </div>
    </UnsavedContext>
  );
}
