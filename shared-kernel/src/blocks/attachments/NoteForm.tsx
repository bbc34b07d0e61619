import { Alert, Button, Form } from 'antd';
import { useState } from 'react';
import { useShell, useUnsavedWork } from '@ncb/shared-kernel/remote-contract';
import { getSupportingDocuments, saveDocumentNote } from '../../api/contract';
import { tidyLine } from '../../domain/text';
import { DOCUMENT_NOTE_MAX } from '../../domain/vocabulary';
import { useSupportingRefresh } from '../../queries';
import { getFailureText, TextField, useCheckedForm, useIdempotencyKey } from '../../ui';
import styles from './supporting-documents.module.css';
import { useTexts } from './texts';

interface NoteFormProps {
  documentId: string;
  previous: string;
  /** False once a colleague has signed: the text can be copied, not saved. */
  canChange: boolean;
  onClose: () => void;
}

interface NoteValues {
  note: string;
}

export function NoteForm({ documentId, previous, canChange, onClose }: NoteFormProps) {
  const { t, common } = useTexts();
  const { api, notify } = useShell();
  const refresh = useSupportingRefresh();
  const keyFor = useIdempotencyKey();
  const [isSaving, setSaving] = useState(false);
  // The comment that the user has read: a reload must not make a colleague's later one look as if it was.
  const [read, setRead] = useState({ note: previous, noteAuthor: '' });
  const [isOutdated, setOutdated] = useState(false);
  const checked = useCheckedForm<NoteValues>({
    initialValues: { note: previous },
    // The bank's answer is shown at the field: its rule would bring the search for card numbers into every form.
    check: () => [],
  });
  useUnsavedWork(checked.isDirty, t('supporting.note.label'));
  const showStored = async () => {
    const stored = await api.call(getSupportingDocuments, { documentId });
    if (!stored.ok) return notify('error', getFailureText(common, stored.failure));
    setRead(stored.value);
    setOutdated(true);
  };
  const save = async () => {
    const request = { documentId, note: tidyLine(checked.present().note), previous: read.note };
    if (request.note === read.note) return onClose();
    setSaving(true);
    const outcome = await api.call(saveDocumentNote, request, { idempotencyKey: keyFor(request) });
    if (outcome.ok) {
      await refresh();
      onClose();
      return;
    }
    const { failure } = outcome;
    const refusal = failure.kind === 'refused' ? failure : null;
    if (refusal?.code === 'documentChanged') await showStored();
    else if (refusal && refusal.problems.length > 0) checked.showBankProblems(refusal.problems);
    else notify('error', getFailureText(common, failure));
    setSaving(false);
    await refresh();
  };
  return (
    <Form layout="vertical" {...checked.formProps} data-form="note">
      {isOutdated && canChange && <StoredMeanwhile note={read.note} author={read.noteAuthor} />}
      <TextField
        checked={checked}
        name="note"
        label={t('supporting.note.label')}
        maxLength={DOCUMENT_NOTE_MAX}
        lines={2}
        readOnly={!canChange}
        isAutoFocused
      />
      {canChange && (
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
      )}
    </Form>
  );
}

/** Comment of a colleague that the next save replaces. */
function StoredMeanwhile({ note, author }: { note: string; author: string }) {
  const { t } = useTexts();
  return (
    <Alert
      type="warning"
      showIcon
      role="alert"
      className={styles['meanwhile'] ?? ''}
      title={t(note === '' ? 'supporting.note.removedMeanwhile' : 'supporting.note.changedMeanwhile', { author })}
      description={note !== '' && <span className={styles['note']}>{note}</span>}
      data-notice="noteChanged"
    />
  );
}
