import { Button } from 'antd';
import type { SupportingDocuments } from '../../api/contract';
import { useDates } from '../../ui';
import { NoteForm } from './NoteForm';
import styles from './supporting-documents.module.css';
import { useTexts } from './texts';

interface NoteProps {
  documentId: string;
  found: Pick<SupportingDocuments, 'note' | 'noteAuthor' | 'notedAt'>;
  canChange: boolean;
  isEditing: boolean;
  onEditing: (isEditing: boolean) => void;
}

export function Note({ documentId, found, canChange, isEditing, onEditing }: NoteProps) {
  const { t } = useTexts();
  const { note } = found;
  if (isEditing)
    return (
      <>
        {!canChange && <StoredNote found={found} />}
        <NoteForm documentId={documentId} previous={note} canChange={canChange} onClose={() => onEditing(false)} />
      </>
    );
  return (
    <div className={styles['shown']} data-field="note">
      <StoredNote found={found} />
      {canChange && (
        <Button onClick={() => onEditing(true)} data-action="editNote">
          {t(note === '' ? 'supporting.note.add' : 'supporting.note.change')}
        </Button>
      )}
    </div>
  );
}

function StoredNote({ found: { note, noteAuthor, notedAt } }: Pick<NoteProps, 'found'>) {
  const { formatMoment } = useDates();
  if (note === '') return null;
  return (
    <>
      <p className={styles['note']}>{note}</p>
      <p className="ncb-quiet">{[noteAuthor, notedAt && formatMoment(notedAt)].filter(Boolean).join(', ')}</p>
    </>
  );
}
