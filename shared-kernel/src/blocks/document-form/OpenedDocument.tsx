import { Suspense, useState, type ReactNode } from 'react';
import type { useAnswer } from '../../queries';
import { useRestoredDraft, useShell, type RestoredDraft } from '@ncb/shared-kernel/remote-contract';
import { AnswerFailure } from '../../ui';
import { useTexts } from './texts';

interface Source {
  readonly kind: string;
}

export interface OpenedDocumentProps<Shown extends Source> {
  page: string;
  query: {
    /** Null while loading. */
    readonly source: Shown | null;
    readonly failed: ReturnType<typeof useAnswer> | null;
  };
  waiting: ReactNode;
  /** @param restored draft of an earlier session */
  children: (shown: Shown, restored: RestoredDraft | null) => ReactNode;
}

export function OpenedDocument<Shown extends Source>({ page, query, waiting, children }: OpenedDocumentProps<Shown>) {
  const { navigation } = useShell();
  const { t } = useTexts();
  const { source, failed } = query;
  if (failed?.error) {
    return (
      <div data-page={page}>
        <AnswerFailure answer={failed} title={t('pmtLoadFailed')} />
      </div>
    );
  }
  if (!source) return waiting;
  // A new address mounts a new form.
  return (
    <OpenedContent
      key={new URLSearchParams(navigation.parameters).toString()}
      page={page}
      source={source}
      waiting={waiting}
    >
      {children}
    </OpenedContent>
  );
}

type OpenedContentProps<Shown extends Source> = Omit<OpenedDocumentProps<Shown>, 'query'> & { source: Shown };

/**
 * Keeps the form that was opened first: a refetch that finds the document signed meanwhile must not discard what the
 * user types.
 */
function OpenedContent<Shown extends Source>({ page, source, waiting, children }: OpenedContentProps<Shown>) {
  const restored = useRestoredDraft(page);
  const [opened] = useState(source);
  return <Suspense fallback={waiting}>{children(opened.kind === 'form' ? opened : source, restored)}</Suspense>;
}
