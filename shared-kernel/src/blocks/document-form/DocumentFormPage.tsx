import { Alert, Form } from 'antd';
import type { ReactNode } from 'react';
import { PageHeader, UnsavedContext, useOnDemand, type CheckedForm, type UnsavedDocument } from '../../ui';
import { ChangedSince } from './ChangedSince';
import { DocumentForm } from './DocumentForm';
import { loadShortcutsDialog } from './load-shortcuts-dialog';
import { ProblemLinks, type ProblemLink } from './ProblemLinks';
import { useShortcuts, type Shortcuts } from './use-shortcuts';
import styles from './document-form.module.css';

export interface DocumentFormPageProps<Values extends object> {
  page: string;
  /** Of the page, beside what every page has. */
  className?: string | undefined;
  title: string;
  about?: ReactNode;
  /** When the bank last kept what is typed here, ms since 1970; null while it has not. */
  keptAt: number | null;
  checked: CheckedForm<Values>;
  /** What else can be done with the form, at the right of its title. */
  head: (showShortcuts: () => void) => ReactNode;
  /** That the document was changed after the draft was kept; false where it was not. */
  changedSince: string | false;
  /** That an earlier payment for the same request was refused; false where none was. */
  refusedBefore: string | false;
  /** The fields that have problems, in the order of the form. */
  links: readonly ProblemLink[];
  onFocus: (field: string) => void;
  /** What the document will do. The notice of the problems stands there too, where the summary is beside the form. */
  summary: (problems: ReactNode) => ReactNode;
  foot?: ReactNode;
  /** Whether the last save brought an answer; told beside the button that saves. */
  unsaved: UnsavedDocument;
  /** What the keys do that save. */
  keys: Pick<Shortcuts, 'save' | 'ask'>;
  /** What is open over the form; its keys are those of the form. */
  dialogs: ReactNode;
  /** The fields. */
  children: ReactNode;
}

/** The page of a document that is typed: head, notices, fields, summary, and the keys that work in it. */
export function DocumentFormPage<Values extends object>(props: DocumentFormPageProps<Values>) {
  const { page, className, title, about, keptAt, checked, head, changedSince, refusedBefore } = props;
  const { links, onFocus, summary, foot, unsaved, keys, dialogs, children } = props;
  const shortcuts = useOnDemand(loadShortcutsDialog);
  const showShortcuts = () => void shortcuts.show();
  // The dialogs' key events come here too, through React's tree.
  const onKeyDown = useShortcuts({ ...keys, showShortcuts });
  const problems = links.length > 0 ? <ProblemLinks links={links} onFocus={onFocus} /> : undefined;
  return (
    <UnsavedContext value={unsaved}>
      <div
        className={['ncb-page', styles['page'], className].filter(Boolean).join(' ')}
        data-page={page}
        onKeyDown={onKeyDown}
      >
        <PageHeader title={title} keptAt={keptAt} about={about}>
          {head(showShortcuts)}
        </PageHeader>
        {/* Without a form element: Enter in a field must never send money. */}
        <Form {...checked.formProps} component={false}>
          <DocumentForm
            notices={
              <>
                {changedSince && <ChangedSince page={page} text={changedSince} />}
                {refusedBefore && <Alert type="warning" showIcon title={refusedBefore} data-warning="refusedBefore" />}
                {problems}
              </>
            }
            foot={foot}
            summary={summary(problems)}
          >
            {children}
          </DocumentForm>
        </Form>
        {dialogs}
        {shortcuts.Shown && <shortcuts.Shown onClose={shortcuts.hide} />}
      </div>
    </UnsavedContext>
  );
}
