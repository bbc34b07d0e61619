import fc from 'fast-check';
import {
  MAIL_ATTACHMENT_BYTES_MAX,
  MAIL_ATTACHMENTS_MAX,
  MAIL_SUBJECT_MAX,
  MAIL_TEXT_MAX,
  PERSON_TEXT_MAX,
} from '../../vocabulary';
import { getReplySubject, getBase64Size, checkMail, type MailDraft } from './check-mail';

const FILE = { name: 'договір.pdf', content: 'JVBERi0=' };
const VALID: MailDraft = {
  theme: 'certificates',
  replyTo: null,
  subject: 'Запит',
  text: 'Добрий день!\n\nНадішліть довідку.',
  attachments: [FILE],
};
const problemsOf = (changes: Partial<MailDraft>) => checkMail({ ...VALID, ...changes });
const content = (bytes: number) => Buffer.alloc(bytes).toString('base64');

describe('the subject of an answer', () => {
  it.each([
    ['a first letter: marked', 'Довідка', 'Re: Довідка'],
    ['an answer: not marked once more', 'Re: Довідка', 'Re: Довідка'],
    ['a long letter: cut, and no sign in its middle', `${'x'.repeat(135)}😀`, `Re: ${'x'.repeat(135)}`],
  ])('of %s', (_what, subject, expected) => {
    expect(getReplySubject(subject)).toBe(expected);
  });
});

describe('checkMail', () => {
  it.each<[string, Partial<MailDraft>]>([
    ['subject, text and a file', {}],
    ['no file', { attachments: [] }],
    ['the longest texts', { subject: 'я'.repeat(MAIL_SUBJECT_MAX), text: 'я'.repeat(MAIL_TEXT_MAX) }],
    ['the most files', { attachments: Array<typeof FILE>(MAIL_ATTACHMENTS_MAX).fill(FILE) }],
    ['the largest file', { attachments: [{ ...FILE, content: content(MAIL_ATTACHMENT_BYTES_MAX) }] }],
    ['the longest name of a file', { attachments: [{ ...FILE, name: 'я'.repeat(PERSON_TEXT_MAX) }] }],
  ])('takes %s', (_, changes) => {
    expect(problemsOf(changes)).toEqual([]);
  });

  it('asks for subject and text, which is more than spaces', () => {
    const expected = ['subject', 'text'].map((field) => ({ field, key: 'emptyField' }));
    expect(problemsOf({ subject: '', text: '' })).toEqual(expected);
    expect(problemsOf({ text: ' \n ' })).toEqual([{ field: 'text', key: 'emptyField' }]);
  });

  it.each<[string, Partial<MailDraft>, object]>([
    [
      'a subject too long',
      { subject: 'я'.repeat(MAIL_SUBJECT_MAX + 1) },
      { field: 'subject', key: 'tooLongText', params: { length: '141', max: '140' } },
    ],
    ['a subject of two lines', { subject: 'Запит\nще' }, { field: 'subject', key: 'forbiddenCharacters' }],
    [
      'a text too long',
      { text: 'я'.repeat(MAIL_TEXT_MAX + 1) },
      { field: 'text', key: 'tooLongText', params: { length: '4001', max: '4000' } },
    ],
    ['a text that turns its direction', { text: 'а\nб\u202eв' }, { field: 'text', key: 'forbiddenCharacters' }],
    [
      'too many files',
      { attachments: Array<typeof FILE>(MAIL_ATTACHMENTS_MAX + 1).fill(FILE) },
      { field: 'attachments', key: 'tooManyFiles', params: { max: '5' } },
    ],
    [
      'a file too large, behind a good one',
      { attachments: [FILE, { ...FILE, content: content(MAIL_ATTACHMENT_BYTES_MAX + 1) }] },
      { field: 'attachments', key: 'tooLargeFile', params: { max: '2' } },
    ],
    ['an empty file', { attachments: [{ ...FILE, content: '' }] }, { field: 'attachments', key: 'incorrectFile' }],
    [
      'a damaged file',
      { attachments: [{ ...FILE, content: 'JVBERi0' }] },
      { field: 'attachments', key: 'incorrectFile' },
    ],
    ['a file without a name', { attachments: [{ ...FILE, name: '' }] }, { field: 'attachments', key: 'emptyField' }],
    [
      'a name too long',
      { attachments: [{ ...FILE, name: 'я'.repeat(PERSON_TEXT_MAX + 1) }] },
      { field: 'attachments', key: 'tooLongText', params: { length: '101', max: '100' } },
    ],
  ])('refuses %s', (_, changes, problem) => {
    expect(problemsOf(changes)).toEqual([problem]);
  });
});

describe('bytesOfBase64', () => {
  it('is the number of bytes that were encoded', () => {
    fc.assert(
      fc.property(fc.uint8Array({ maxLength: 50 }), (bytes) => {
        expect(getBase64Size(Buffer.from(bytes).toString('base64'))).toBe(bytes.length);
      }),
    );
  });

  it.each(['a', 'ab', 'abc', 'ab=c', 'a===', '====', 'ab-_', 'abcd\n', 'жжжж', ' abc'])('is none of "%s"', (text) => {
    expect(getBase64Size(text)).toBeNull();
  });
});
