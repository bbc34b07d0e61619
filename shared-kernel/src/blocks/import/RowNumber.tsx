import { useShell } from '@ncb/shared-kernel/remote-contract';
import { PageLink } from '../../ui';
import { useImportKind } from './import-kind';
import type { ImportedRow } from './imported-row';
import { useTexts } from './texts';

interface RowNumberProps {
  row: ImportedRow;
  /** Number to assign if the row has none. */
  number: string | undefined;
}

export function RowNumber({ row: { document, word }, number }: RowNumberProps) {
  const { navigation } = useShell();
  const { t } = useTexts();
  const { pageOf } = useImportKind();
  if (word?.kind === 'saved') {
    return (
      <PageLink
        navigation={navigation}
        page={pageOf(document)}
        parameters={{ id: word.id }}
        className="ncb-number"
        data-action="open"
      >
        {word.number}
      </PageLink>
    );
  }
  const assignedNumber = document.number === '' ? (word?.number ?? number) : undefined;
  if (assignedNumber === undefined) return <span className="ncb-number">{document.number || '–'}</span>;
  return (
    <span className="ncb-number ncb-quiet" title={t('rows.numberGiven')}>
      {assignedNumber}
    </span>
  );
}
