import {
  confirmLetter,
  documentsToSign,
  getMailFile,
  listMail,
  prepareLetter,
  readLetter,
  sendLetter,
  signDocuments,
} from '@ncb/shared-kernel/api/contract';
import { MAIL_PORTION } from '@ncb/shared-kernel/domain/vocabulary';
import { buildStoredZip } from '@ncb/shared-kernel/domain/zip';
import { and, eq } from 'drizzle-orm';
import { storeLetter } from '../src/areas/mail/store-letter';
import { audit, declaration } from '../src/db/schema';
import { signDeclarations } from './support/sign-declarations';
import { Operator } from './support/operator';
import { Person } from './support/person';
import { setUpBank, setUpPerson } from './support/set-up-bank';

const bank = setUpBank();
const operator = setUpPerson(bank, 'oper1');
const director = setUpPerson(bank, 'director1');
const stranger = setUpPerson(bank, 'fop1');

const inbox = (person = operator, lastId: string | null = null) =>
  person.get(listMail, { folder: 'inbox', lastId, words: '' });
const sentBy = (person: Person, lastId: string | null = null) =>
  person.get(listMail, { folder: 'sent', lastId, words: '' });
const text = (content: string) => Buffer.from(content).toString('base64');
const MACROS = Buffer.from(
  buildStoredZip([{ name: 'xl/vbaProject.bin', checksum: 0, content: Buffer.from('x') }]),
).toString('base64');
const LETTER = {
  theme: 'certificates',
  replyTo: null,
  subject: 'Довідка',
  text: 'Прошу надати довідку.\nДякую.',
  attachments: [],
} as const;
const send = async (changes: object = {}) => (await operator.get(sendLetter, { letter: { ...LETTER, ...changes } })).id;

test('letters of the bank lie in the inbox, the newest first, and nobody has read them', async () => {
  const { letters, unread } = await inbox();
  expect(letters.map(({ subject, isRead, hasAttachments }) => [subject, isRead, hasAttachments])).toEqual([
    ['Оновіть анкету клієнта', false, false],
    ['Зміна тарифів', false, true],
    ['Вітаємо в інтернет-банку', false, false],
  ]);
  expect([letters[0]?.sender, letters[0]?.sent, unread]).toEqual([
    'Тестовий банк (пісочниця)',
    '2026-07-14T12:00:00',
    3,
  ]);
});

test('a letter that one has read is read for his whole company; who read it first stands in the audit trail', async () => {
  const [, changed] = (await inbox()).letters;
  const id = changed?.id ?? '';
  const { letter } = await operator.get(readLetter, { id });
  expect(letter).toMatchObject({ subject: 'Зміна тарифів', attachments: [{ name: 'Тарифи.txt' }] });
  await director.get(readLetter, { id });
  expect((await inbox(director)).unread).toBe(2);
  expect((await inbox(director)).letters.find((row) => row.id === id)?.isRead).toBe(true);
  const rows = await bank.services.db.queries
    .select()
    .from(audit)
    .where(and(eq(audit.action, 'readMail'), eq(audit.objectId, id)));
  expect(rows.map(({ userId, companyId }) => [userId, companyId])).toEqual([[504, 1001]]);
  const [file] = letter.attachments;
  const { name, content } = await operator.get(getMailFile, { id: file?.id ?? '' });
  expect([name, Buffer.from(content, 'base64').byteLength]).toEqual(['Тарифи.txt', file?.bytes]);
});

test('a letter to the bank lies among the sent ones with its writer, and its files come back as they went', async () => {
  const attachments = [
    { name: 'лист.txt', content: text('Рядок\r\nДругий') },
    { name: 'скан.pdf', content: text('%PDF-1.4') },
  ];
  const id = await send({ attachments });
  const { letters, unread } = await sentBy(director);
  expect(letters[0]).toEqual({
    id,
    subject: 'Довідка',
    sender: 'Тестенко І. П.',
    sent: '2026-07-15T12:00:00',
    isRead: true,
    hasAttachments: true,
    theme: 'certificates',
    excerpt: 'Прошу надати довідку. Дякую.',
    isAnswer: false,
    isSigned: false,
    isImportant: false,
    isToConfirm: false,
  });
  expect(unread).toBe((await inbox()).unread);
  const { letter } = await director.get(readLetter, { id });
  expect(letter.text).toBe(LETTER.text);
  for (const [index, { id: fileId }] of letter.attachments.entries())
    expect(await director.get(getMailFile, { id: fileId })).toEqual(attachments[index]);
  const rows = await bank.services.db.queries
    .select()
    .from(audit)
    .where(and(eq(audit.action, 'sendMail'), eq(audit.objectId, id)));
  expect(rows).toMatchObject([{ userId: 504, companyId: 1001, objectType: 'letter', result: 'ok' }]);
});

test('a letter that is sent again with the same key is one letter', async () => {
  const options = { idempotencyKey: 'letter-key-1' };
  const first = await operator.get(sendLetter, { letter: LETTER }, options);
  expect(await operator.get(sendLetter, { letter: LETTER }, options)).toEqual(first);
});

test.each([
  ['without a subject', { subject: '' }, { field: 'subject', key: 'emptyField' }],
  ['with a subject of spaces', { subject: '  ' }, { field: 'subject', key: 'emptyField' }],
  ['without a text', { text: ' ' }, { field: 'text', key: 'emptyField' }],
  ['with characters that nobody sees', { text: 'а\u202eб' }, { field: 'text', key: 'forbiddenCharacters' }],
  [
    'with six files',
    { attachments: Array.from({ length: 6 }, () => ({ name: 'a.txt', content: text('a') })) },
    { field: 'attachments', key: 'tooManyFiles' },
  ],
  [
    'with an empty file',
    { attachments: [{ name: 'a.txt', content: '' }] },
    { field: 'attachments', key: 'incorrectFile' },
  ],
  [
    'with a program that is called a document',
    { attachments: [{ name: 'a.pdf', content: text('MZ') }] },
    { field: 'attachments', key: 'incorrectFile' },
  ],
  [
    'with macros',
    { attachments: [{ name: 'a.xlsx', content: MACROS }] },
    { field: 'attachments', key: 'incorrectFile' },
  ],
])('a letter %s is refused', async (_what, changes, problem) => {
  expect(await operator.refused(sendLetter, { letter: { ...LETTER, ...changes } })).toMatchObject({
    code: 'validation',
    problems: [problem],
  });
});

test('five files of two megabytes fit into one letter, a larger file is refused by name', async () => {
  const scan = (bytes: number) => Buffer.concat([Buffer.from('%PDF-'), Buffer.alloc(bytes - 5, 1)]).toString('base64');
  const files = (bytes: number) =>
    Array.from({ length: 5 }, (_, index) => ({ name: `${index}.pdf`, content: scan(bytes) }));
  const id = await send({ attachments: files(1024 * 1024 * 2) });
  expect((await operator.get(readLetter, { id })).letter.attachments).toHaveLength(5);
  const tooLarge = { ...LETTER, attachments: files(1024 * 1024 * 2 + 1).slice(0, 1) };
  expect(await operator.refused(sendLetter, { letter: tooLarge })).toMatchObject({
    problems: [{ field: 'attachments', key: 'tooLargeFile' }],
  });
}, 60_000);

test('a folder comes in portions: the next begins behind the last letter, and the last one has fewer', async () => {
  const companyId = 1002;
  director.actFor(String(companyId));
  await bank.services.db.transaction(async (tx) => {
    for (let index = 1; index <= MAIL_PORTION * 2 + 3; index += 1)
      await storeLetter(tx, {
        companyId,
        authorId: null,
        subject: `№ ${index}`,
        text: 'текст',
        files: [],
        at: bank.clock.now(),
      });
  });
  const first = await inbox(director);
  const second = await inbox(director, first.letters.at(-1)?.id);
  const third = await inbox(director, second.letters.at(-1)?.id);
  director.actFor('1001');
  const sizes = [first, second, third].map(({ letters }) => letters.length);
  expect(sizes).toEqual([MAIL_PORTION, MAIL_PORTION, 3]);
  const subjects = [first, second, third].flatMap(({ letters }) => letters.map(({ subject }) => subject));
  expect(subjects).toEqual(Array.from({ length: 43 }, (_, index) => `№ ${43 - index}`));
  expect(first.unread).toBe(43);
});

test('letters and files of another company are unknown', async () => {
  const [letter] = (await inbox()).letters;
  const ofCompany = (await operator.get(readLetter, { id: (await inbox()).letters[1]?.id ?? '' })).letter;
  expect(await stranger.get(listMail, { folder: 'inbox', lastId: null, words: '' })).toEqual({
    letters: [],
    unread: 0,
    toConfirm: null,
  });
  for (const id of [letter?.id ?? '', '999999'])
    expect(await stranger.refused(readLetter, { id })).toMatchObject({ code: 'notFound' });
  for (const id of [ofCompany.attachments[0]?.id ?? '', '999999'])
    expect(await stranger.refused(getMailFile, { id })).toMatchObject({ code: 'notFound' });
});

test('letters are found by words of subject and text in any case and by number; a percent sign is one', async () => {
  const id = await send({ subject: 'Розшук платежу', text: 'Сума 100% не надійшла' });
  const findIds = async (words: string, person = operator) =>
    (await person.get(listMail, { folder: 'sent', lastId: null, words })).letters.map((row) => row.id);
  expect(await findIds('РОЗШУК')).toEqual([id]);
  expect(await findIds('100%')).toEqual([id]);
  expect(await findIds(id)).toEqual([id]);
  expect(await findIds('%')).toEqual([id]);
  expect(await findIds('нічого такого')).toEqual([]);
  expect(await findIds('а\u202eб')).toEqual([]);
  expect(await findIds('розшук', stranger)).toEqual([]);
});

describe('a letter about money', () => {
  const RECALL = {
    ...LETTER,
    theme: 'recall',
    subject: 'Відкликання № 17',
    text: 'Відкликаємо.\nФайл: a.pdf',
  } as const;
  const getSentIds = async () => (await sentBy(director)).letters.map(({ id }) => id);

  test('is taken with a signature only', async () => {
    expect(await director.refused(sendLetter, { letter: RECALL })).toMatchObject({
      problems: [{ field: 'theme', key: 'signatureNeeded' }],
    });
  });

  test('is sent by its signature, and nobody sees it before; its text names the files by their content', async () => {
    const attachments = [{ name: 'скан.pdf', content: text('%PDF-1.4') }];
    const { id, declarationId } = await director.get(prepareLetter, { letter: { ...RECALL, attachments } });
    expect(await getSentIds()).not.toContain(id);
    expect(await operator.refused(readLetter, { id })).toMatchObject({ code: 'notFound' });
    const [{ canonical } = { canonical: '' }] = await bank.services.db.queries
      .select()
      .from(declaration)
      .where(eq(declaration.id, Number(declarationId)));
    expect(canonical).toMatch(/Файл: скан\.pdf, 8 Б, SHA-256 [0-9a-f]{64}\\nТекст:\\nВідкликаємо\.\\nФайл: a\.pdf/);
    expect((await signDeclarations(director, [declarationId]))[0]?.error).toBeNull();
    expect((await sentBy(operator)).letters[0]).toMatchObject({ id, isSigned: true });
    expect((await operator.get(readLetter, { id })).letter.signer).toBe('Вигаданець Т. П.');
  });

  test('is not prepared for somebody who may not sign', async () => {
    expect(await operator.refused(prepareLetter, { letter: RECALL })).toMatchObject({
      code: 'insufficientOrExpiredRights',
    });
  });

  test('is signed by its writer alone, and an earlier text of his cannot be signed any more', async () => {
    const first = await director.get(prepareLetter, { letter: RECALL });
    const second = await director.get(prepareLetter, { letter: RECALL });
    const accountant = await new Person(bank, 'buh1').signIn();
    for (const [person, { declarationId }] of [
      [accountant, second],
      [operator, second],
      [director, first],
    ] as const) {
      const refs = [{ id: declarationId, type: 'declaration' as const }];
      expect((await person.get(documentsToSign, { documents: refs })).documents).toEqual([]);
      const signatures = [{ id: declarationId, version: 1, signature: 'AAAA' }];
      const { verdicts } = await person.get(signDocuments, { all: false, documents: refs, signatures });
      expect(verdicts[0]?.error).not.toBeNull();
    }
    expect(await getSentIds()).not.toContain(first.id);
    expect(await getSentIds()).not.toContain(second.id);
  });
});

test('an important letter is confirmed once for the company; a stranger cannot, and an ordinary one is none', async () => {
  const clerk = new Operator(bank);
  await clerk.press('write-letter', {
    company: '1001',
    theme: 'tariffs',
    important: 'yes',
    subject: 'Нові тарифи',
    text: 'З 1 грудня.',
  });
  const { letters, toConfirm } = await inbox();
  const [row] = letters;
  expect(row).toMatchObject({ subject: 'Нові тарифи', isImportant: true, isToConfirm: true, theme: 'tariffs' });
  expect(toConfirm).toBe(row?.id);
  const id = row?.id ?? '';
  await operator.get(readLetter, { id });
  expect((await inbox()).toConfirm).toBe(id);
  expect(await stranger.refused(confirmLetter, { id })).toMatchObject({ code: 'notFound' });
  expect(await operator.refused(confirmLetter, { id: letters[1]?.id ?? '' })).toMatchObject({ code: 'notFound' });
  await operator.get(confirmLetter, { id });
  await director.get(confirmLetter, { id });
  expect((await inbox()).toConfirm).toBeNull();
  expect((await director.get(readLetter, { id })).letter.confirmed?.name).toBe('Тестенко І. П.');
  const wrong = { company: '1001', theme: 'spam', important: 'no', subject: 'x', text: 'y' };
  expect(await clerk.press('write-letter', wrong)).toContain('Вкажіть напрям');
  expect(await clerk.press('write-letter', { ...wrong, theme: 'other', company: '999999' })).toContain('немає');
});

test('letters that answer each other are read together, the oldest first; a letter of others is answered by nobody', async () => {
  const id = await send();
  await new Operator(bank).press('answer-letter', { id, text: 'Готово.' });
  const [answer] = (await inbox()).letters;
  expect(answer).toMatchObject({ isAnswer: true, theme: 'certificates' });
  const thanks = await send({ replyTo: answer?.id ?? '', text: 'Дякуємо.' });
  const { letter, thread } = await director.get(readLetter, { id: thanks });
  expect(letter.id).toBe(thanks);
  expect(thread.map((one) => [one.id, one.folder])).toEqual([
    [id, 'sent'],
    [answer?.id, 'inbox'],
    [thanks, 'sent'],
  ]);
  expect(thread.map(({ answerBy }) => answerBy)).toEqual(['2026-07-17', null, '2026-07-17']);
  expect((await inbox()).letters[0]?.isRead).toBe(true);
  expect(await stranger.refused(sendLetter, { letter: { ...LETTER, replyTo: id } })).toMatchObject({
    code: 'notFound',
  });
});

describe('the bank at its console', () => {
  const clerk = () => new Operator(bank);
  const HTML = '<img src=x onerror=alert(1)>';

  test('reads what was written as text, whatever it looks like, and answers into the inbox', async () => {
    const id = await send({ subject: HTML, attachments: [{ name: 'лист.txt', content: text('Рядок') }] });
    const page = await clerk().page();
    expect(page).not.toContain('<img');
    expect(page).toContain('&lt;img src=x');
    const [row] = await clerk().rows('letter');
    expect(row).toMatchObject({ id, person: 'Тестенко І. П.', files: 'лист.txt (10 Б)' });
    const { unread } = await inbox();
    const result = await clerk().press('answer-letter', { id, text: 'Доброго дня!\r\nДовідка готова.' });
    const [answer] = (await inbox()).letters;
    expect(result).toBe(`На лист ${id} відповіли листом ${answer?.id}.`);
    expect(answer).toMatchObject({ subject: `Re: ${HTML}`, isRead: false });
    expect((await inbox()).unread).toBe(unread + 1);
    await clerk().press('answer-letter', { id: await send({ subject: `Re: ${HTML}` }), text: 'Ще раз.' });
    expect((await inbox()).letters[0]?.subject).toBe(`Re: ${HTML}`);
    const { letter } = await operator.get(readLetter, { id: answer?.id ?? '' });
    expect(letter.text).toBe('Доброго дня!\nДовідка готова.');
    expect((await stranger.get(listMail, { folder: 'inbox', lastId: null, words: '' })).letters).toEqual([]);
  });

  test('answers no letter of its own, none that is not there, and never with nothing', async () => {
    const own = (await inbox()).letters[0]?.id ?? '';
    for (const id of [own, '999999'])
      expect(await clerk().press('answer-letter', { id, text: 'Так.' })).toBe(`Листа ${id} від компанії немає.`);
    const { length } = (await inbox()).letters;
    await clerk().press('answer-letter', { id: await send(), text: ' ' });
    expect((await inbox()).letters).toHaveLength(length);
    expect((await clerk().command('letters')).text).toContain('Довідка');
    expect((await clerk().command('answer-letter', '1a', 'Так.')).ok).toBe(false);
  });
});
