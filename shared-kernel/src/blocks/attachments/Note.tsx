import { Button, Form } from 'antd';
import { useState } from 'react';
import { useShell, useUnsavedWork } from '@ncb/shared-kernel/remote-contract';
import { saveDocumentNote, type SupportingDocuments } from '../../api/contract';
import { tidyLine } from '../../domain/text';
import { DOCUMENT_NOTE_MAX } from '../../domain/vocabulary';
import { useSupportingRefresh } from '../../queries';
import { getFailureText, TextField, useCheckedForm, useDates, useIdempotencyKey } from '../../ui';
import styles from './supporting-documents.module.css';
import { useTexts } from './texts';

interface NoteProps {
  documentId: string;
  found: Pick<SupportingDocuments, 'note' | 'noteAuthor' | 'notedAt'>;
  canChange: boolean;
}

export function Note({ documentId, found, canChange }: NoteProps) {
  const { t } = useTexts();
  const { formatMoment } = useDates();
  const [isEditing, setEditing] = useState(false);
  const { note, noteAuthor, notedAt } = found;
  if (isEditing && canChange)
    return <NoteForm documentId={documentId} previous={note} onClose={() => setEditing(false)} />;
  return (
    <div className={styles['shown']} data-field="note">
      {note !== '' && (
        <>
          <p className={styles['note']}>{note}</p>
          <p className="ncb-quiet">{[noteAuthor, notedAt && formatMoment(notedAt)].filter(Boolean).join(', ')}</p>
        </>
      )}
      {canChange && (
        <Button onClick={() => setEditing(true)} data-action="editNote">
          {t(note === '' ? 'supporting.note.add' : 'supporting.note.change')}
        </Button>
      )}
    </div>
  );
}

interface NoteFormProps {
  documentId: string;
  previous: string;
  onClose: () => void;
}

interface NoteValues {
  note: string;
}

function NoteForm({ documentId, previous, onClose }: NoteFormProps) {
  const { t, common } = useTexts();
  const { api, notify } = useShell();
  const refresh = useSupportingRefresh();
  const keyFor = useIdempotencyKey();
  const [isSaving, setSaving] = useState(false);
  // The comment that the user began with: a reload must not make a colleague's later one look as if it was read.
  const [start] = useState(previous);
  const checked = useCheckedForm<NoteValues>({
    initialValues: { note: start },
    // The bank's answer is shown at the field: its rule would bring the search for card numbers into every form.
    check: () => [],
  });
  useUnsavedWork(checked.isDirty, t('supporting.note.label'));
  const save = async () => {
    const request = { documentId, note: tidyLine(checked.present().note), previous: start };
    setSaving(true);
    const outcome = await api.call(saveDocumentNote, request, { idempotencyKey: keyFor(request) });
    setSaving(false);
    if (outcome.ok) {
      await refresh();
      onClose();
      return;
    }
    const { failure } = outcome;
    if (failure.kind === 'refused' && failure.problems.length > 0) checked.showBankProblems(failure.problems);
    else {
      notify('error', getFailureText(common, failure));
      await refresh();
    }
  };
  return (
    <Form layout="vertical" {...checked.formProps} data-form="note">
      <TextField
        checked={checked}
        name="note"
        label={t('supporting.note.label')}
        maxLength={DOCUMENT_NOTE_MAX}
        lines={2}
        isAutoFocused
      />
      <div className={styles['buttons']}>
        <Button
          type="primary"
          loading={isSaving}
          onClick={() => {
            if (!isSaving && checked.checkAll()) void checked.sending(save);
          }}
          data-action="saveNote"
        >
          {common('common.save')}
        </Button>
        <Button onClick={onClose} disabled={isSaving} data-action="cancelNote">
          {common('common.cancel')}
        </Button>
      </div>
    </Form>
  );
}
