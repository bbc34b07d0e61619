import { Suspense, useState, type ReactNode } from 'react';
import type { useAnswer } from '../../queries';
import { useRestoredDraft, useShell, type RestoredDraft } from '@ncb/shared-kernel/remote-contract';
import { AnswerFailure } from '../../ui';
import { useTexts } from './texts';

/** What a page shows for its address: a form to be filled in, a stored document, or why neither. */
interface Source {
  readonly kind: string;
}

export interface OpenedDocumentProps<Shown extends Source> {
  page: string;
  asked: {
    /** Null while something of it is still on its way. */
    readonly source: Shown | null;
    /** What did not come. */
    readonly failed: ReturnType<typeof useAnswer> | null;
  };
  /** What stands there until it has come, and until the code has come that shows it. */
  waiting: ReactNode;
  /** @param restored what was being typed when an earlier session ended */
  children: (shown: Shown, restored: RestoredDraft | null) => ReactNode;
}

/** The page of a document that an address opens, to be shown or filled in. */
export function OpenedDocument<Shown extends Source>({ page, asked, waiting, children }: OpenedDocumentProps<Shown>) {
  const { navigation } = useShell();
  const { t } = useTexts();
  const { source, failed } = asked;
  if (failed?.error) {
    return (
      <div data-page={page}>
        <AnswerFailure answer={failed} title={t('pmtLoadFailed')} />
      </div>
    );
  }
  if (!source) return waiting;
  // Another address is another form.
  return (
    <Opened key={new URLSearchParams(navigation.parameters).toString()} page={page} source={source} waiting={waiting}>
      {children}
    </Opened>
  );
}

type OpenedProps<Shown extends Source> = Omit<OpenedDocumentProps<Shown>, 'asked'> & { source: Shown };

/**
 * A form stays a form and begins with what it was opened with: the bank is asked again while somebody types, and a
 * document that was signed meanwhile must not take away what is typed.
 */
function Opened<Shown extends Source>({ page, source, waiting, children }: OpenedProps<Shown>) {
  const restored = useRestoredDraft(page);
  const [opened] = useState(source);
  return <Suspense fallback={waiting}>{children(opened.kind === 'form' ? opened : source, restored)}</Suspense>;
}
