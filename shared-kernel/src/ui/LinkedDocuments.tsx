import type { ReactNode } from 'react';
import { LinkedDocument, type LinkedDocumentProps } from './LinkedDocument';
import { AnswerFailure, type AnswerFailureProps } from './states/AnswerStates';
import { EmptyView } from './states/FailureView';
import { Waiting } from './states/Waiting';

export interface LinkedDocumentsProps {
  field: string;
  title: string;
  emptyText: string;
  answer: AnswerFailureProps['answer'] & { readonly isPending: boolean; readonly isSuccess: boolean };
  documents: readonly LinkedDocumentProps[];
  children?: ReactNode;
}

export function LinkedDocuments({ field, title, emptyText, answer, documents, children }: LinkedDocumentsProps) {
  return (
    <section data-field={field}>
      <h3>{title}</h3>
      {answer.isPending && <Waiting rows={1} />}
      <AnswerFailure answer={answer} />
      {answer.isSuccess && documents.length === 0 && <EmptyView text={emptyText} isSection />}
      {children}
      {documents.length > 0 && (
        <ul className="ncb-plain-list">
          {documents.map((document) => (
            <li key={document.id} data-row={document.id}>
              <LinkedDocument {...document} />
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
