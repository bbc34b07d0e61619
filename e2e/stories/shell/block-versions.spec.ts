import { HouseRemote, wordsIn } from '../../support/house-remote';
import { expect, test } from '../../support/test';

function noteRemote(page: string, other: string, words: { ua: string; ru: string; en: string }, colour: string) {
  return {
    ...wordsIn('blocks/note', { ua: { note: words.ua }, ru: { note: words.ru }, en: { note: words.en } }),
    'blocks/note/note.module.css': `.note { color: ${colour}; }`,
    'blocks/note/index.tsx': `
      import { defineBlockTexts } from '@ncb/shared-kernel/i18n';
      import { load } from './load';
      import styles from './note.module.css';
      export const { texts: noteTexts, useTexts } = defineBlockTexts('blocks/note', load);
      export function Note() {
        const { t } = useTexts();
        return <p className={styles['note']} data-field="note">{t('note')}</p>;
      }`,
    [`pages/${page}/index.ts`]: `export { page } from './NotePage';`,
    [`pages/${page}/NotePage.tsx`]: `
      import { useShell, type RemotePage } from '@ncb/shared-kernel/remote-contract';
      import { Note, noteTexts } from '../../blocks/note';
      function NotePage() {
        const { navigation } = useShell();
        return (
          <div className="ncb-page" data-page="${page}">
            <Note />
            <button data-action="other" onClick={() => navigation.open('${other}')}>→</button>
          </div>
        );
      }
      export const page: RemotePage = { Page: NotePage, texts: [noteTexts] };`,
  };
}

const OLD = { ua: 'Стара нотатка', ru: 'Старая заметка', en: 'An old note' };
const NEW = { ua: 'Нова нотатка', ru: 'Новая заметка', en: 'A new note' };
const [GREEN, VIOLET] = ['rgb(0, 96, 0)', 'rgb(96, 0, 96)'];

test('two remotes with different versions of a block show their own in one tab, in every language', async ({
  person,
  bank,
}) => {
  const remotes = [new HouseRemote('old-notes', ['miOldNote']), new HouseRemote('new-notes', ['miNewNote'])] as const;
  try {
    await remotes[0].build(noteRemote('miOldNote', 'miNewNote', OLD, GREEN));
    await remotes[1].build(noteRemote('miNewNote', 'miOldNote', NEW, VIOLET));
    for (const remote of remotes) await remote.deploy(bank, '1.0.0');
  } finally {
    remotes.forEach((remote) => remote.remove());
  }

  const director = await person();
  await director.entersWithSession('director1', 'main/miOldNote');
  const languages = ['Українська', 'Русский', 'English'] as const;
  for (const [index, language] of (['ua', 'ru', 'en'] as const).entries())
    await test.step(language, async () => {
      await director.seesPage('miOldNote');
      if (index > 0) await director.choosesLanguage(languages[index] ?? 'English');
      await expect(director.field('note')).toHaveText(OLD[language]);
      await expect(director.field('note')).toHaveCSS('color', GREEN);
      await director.action('other').click();
      await director.seesPage('miNewNote');
      await expect(director.field('note')).toHaveText(NEW[language]);
      await expect(director.field('note')).toHaveCSS('color', VIOLET);
      await director.action('other').click();
    });
  await director.seesPage('miOldNote');
  await expect(director.field('note')).toHaveText(OLD.en);
  await expect(director.field('note')).toHaveCSS('color', GREEN);
});
