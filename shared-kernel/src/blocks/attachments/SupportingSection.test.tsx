import { fireEvent, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useQueryClient } from '@tanstack/react-query';
import { action, field, openPage, press, type ReceivedCall } from '@ncb/shared-kernel/remote-contract/testing';
import { useSupportingDocuments } from '../../queries';
import { attachmentsTexts } from './texts';
import { SupportingSection } from './SupportingSection';

const EMPTY = { success: true, note: '', note_user_name: '', noted: null, files: [], can_change: 1 };
const SAVED = { success: true, version: 2 };
const FROZEN = { ...EMPTY, can_change: 0 };
const refusal = (code: string, problems: readonly object[] = []) => ({
  success: false,
  error: 'Відмова.',
  error_code: code,
  error_params: {},
  problems,
});
const file = (name: string) => new File(['%PDF-1.7'], name, { type: 'application/pdf' });

interface Bank {
  stored: object;
  save: (call: ReceivedCall) => object;
  add: (call: ReceivedCall) => object | Promise<object>;
}

async function open(answers: Partial<Bank> = {}) {
  const bank: Bank = { stored: EMPTY, save: () => SAVED, add: () => ({ ...SAVED, file_id: 7 }), ...answers };
  const Page = () => {
    const cache = useQueryClient();
    return (
      <>
        <output data-field="state">{useSupportingDocuments('91').status}</output>
        <button type="button" data-action="reload" onClick={() => void cache.invalidateQueries()} />
        <SupportingSection documentId="91" />
      </>
    );
  };
  const page = await openPage(
    { Page, texts: attachmentsTexts },
    {
      answers: {
        '/get_doc_files': () => bank.stored,
        '/save_doc_note': (call) => bank.save(call),
        '/add_doc_file': (call) => bank.add(call),
      },
    },
  );
  await waitFor(() => field('supportingDocuments'));
  const called = (path: string) => page.calls.filter((call) => call.path.endsWith(path));
  return { ...page, bank, called };
}

const note = () => document.querySelector<HTMLTextAreaElement>('[data-form="note"] textarea');
const notice = (name: string) => document.querySelector(`[data-notice="${name}"]`);
const queued = () => [...document.querySelectorAll('[data-field="attachments"] li')];

async function writes(text: string): Promise<void> {
  press('editNote');
  const found = await waitFor(() => {
    const shown = note();
    if (!shown) throw new Error('no field');
    return shown;
  });
  fireEvent.change(found, { target: { value: text } });
}

const chooses = (...files: File[]) =>
  userEvent.upload(document.querySelector<HTMLInputElement>('input[type="file"]') ?? new HTMLInputElement(), files);

describe('a reload', () => {
  it('that fails keeps a typed comment', async () => {
    const { bank } = await open();
    await writes('Рахунок у файлі');
    bank.stored = refusal('internalError');
    press('reload');
    await waitFor(() => expect(field('state')).toHaveTextContent('error'));
    expect(note()).toHaveValue('Рахунок у файлі');
  });

  it('that finds the document signed keeps a typed comment and unsent files until the user closes them', async () => {
    const { bank } = await open({ add: () => refusal('internalError') });
    await writes('Рахунок у файлі');
    await chooses(file('рахунок.pdf'));
    await waitFor(() => expect(notice('uploadFailed')).not.toBeNull());
    bank.stored = FROZEN;
    press('reload');
    await waitFor(() => expect(notice('documentFrozen')).not.toBeNull());
    expect(notice('documentFrozen')).toHaveTextContent('Документ уже підписано');
    expect(notice('documentFrozen')).toHaveTextContent('Не надіслано: рахунок.pdf');
    expect(note()).toHaveValue('Рахунок у файлі');
    expect(note()).toHaveAttribute('readonly');
    expect(document.querySelector('[data-action="saveNote"]')).toBeNull();
    press('closeUnfinished');
    await waitFor(() => expect(document.querySelector('[data-field="supportingDocuments"]')).toBeNull());
  });
});

describe('a comment', () => {
  it('that a colleague changed meanwhile is shown above the typed one, which the next save puts in its place', async () => {
    const { bank, called } = await open({ save: () => refusal('documentChanged') });
    await writes('Моє');
    bank.stored = { ...EMPTY, note: 'Колеги', note_user_name: 'Зразкова О. В.', noted: '01.07.2026 10:15:00' };
    press('saveNote');
    await waitFor(() => expect(notice('noteChanged')).toHaveTextContent('Колеги'));
    expect(notice('noteChanged')).toHaveTextContent('Зразкова О. В.');
    expect(note()).toHaveValue('Моє');
    bank.save = () => SAVED;
    press('saveNote');
    await waitFor(() => expect(note()).toBeNull());
    expect(called('/save_doc_note').map(({ parameters }) => parameters.get('previous') ?? '')).toEqual(['', 'Колеги']);
  });

  it('that is not changed is not sent', async () => {
    const { called } = await open({ stored: { ...EMPTY, note: 'Рахунок' } });
    await writes('Рахунок ');
    press('saveNote');
    await waitFor(() => expect(note()).toBeNull());
    expect(called('/save_doc_note')).toEqual([]);
  });
});

describe('a file', () => {
  it('is named without signs that the bank refuses', async () => {
    const { called } = await open();
    await chooses(file('Знімок 10.15.20\u202FPM.pdf'));
    await waitFor(() => expect(called('/add_doc_file')).toHaveLength(1));
    expect(called('/add_doc_file')[0]?.parameters.get('file_name')).toBe('Знімок 10.15.20 PM.pdf');
  });

  it('that the bank does not accept leaves the queue with its reason; the next one is sent', async () => {
    const problems = [{ field: 'content', key: 'cardNumberInText', params: {} }];
    const { called } = await open({
      add: ({ parameters }) =>
        parameters.get('file_name') === '1.pdf' ? refusal('incorrectFields', problems) : { ...SAVED, file_id: 7 },
    });
    await chooses(file('1.pdf'), file('2.pdf'));
    await waitFor(() => expect(called('/add_doc_file')).toHaveLength(2));
    await waitFor(() => expect(queued()).toEqual([]));
    expect(notice('unacceptedFile')).toHaveTextContent(/«1\.pdf» не прийнято.*карт/);
    expect(notice('uploadFailed')).toBeNull();
  });

  it('with an unknown outcome is not called unsent, and the list is loaded again', async () => {
    const { called } = await open({
      add: () => {
        throw new TypeError('Failed to fetch');
      },
    });
    await chooses(file('1.pdf'));
    await waitFor(() => expect(notice('uploadFailed')).not.toBeNull());
    expect(notice('uploadFailed')).not.toHaveTextContent('не надіслано');
    await waitFor(() => expect(called('/get_doc_files')).toHaveLength(2));
  });

  it('on its way cannot be removed, one behind it can', async () => {
    await open({ add: () => new Promise<object>(() => undefined) });
    await chooses(file('1.pdf'), file('2.pdf'));
    await waitFor(() => expect(queued()).toHaveLength(2));
    const [first, second] = [...document.querySelectorAll('[data-action="removeFile"]')];
    expect(first).toBeDisabled();
    expect(second).toBeEnabled();
    await userEvent.click(second ?? document.body);
    expect(queued().map((item) => item.getAttribute('data-file'))).toEqual(['1.pdf']);
    expect(action('addFile')).toBeEnabled();
  });
});
