import { MAIL_THEMES } from '@ncb/shared-kernel/domain/vocabulary';
import { parseId } from '../../areas/parse-id';
import { answerLetter } from '../../areas/mail/answer-letter';
import { writeToCompany } from '../../areas/mail/write-to-company';
import { readId, NO_ID, toResult, fail, type Action } from './action';

export const LETTER_ACTIONS: readonly Action[] = [
  {
    name: 'answer-letter',
    section: 'letters',
    fields: ['id', 'text'],
    help: 'відповісти на лист компанії: answer-letter 12 "Довідка готова"',
    async run(bank, input) {
      const id = readId(input);
      if (id === null) return NO_ID;
      const answered = await answerLetter(bank, id, normaliseLines(input('text')));
      if (!answered.ok && answered.refusal.code === 'notFound') return fail(`Листа ${id} від компанії немає.`);
      return toResult(answered, (letter) => `На лист ${id} відповіли листом ${letter}.`);
    },
  },
  {
    name: 'write-letter',
    section: 'letters',
    fields: ['company', 'theme', 'important', 'subject', 'text'],
    help: 'написати компанії, важливе – з підтвердженням: write-letter 1001 tariffs yes "Нові тарифи" "З 1 грудня…"',
    async run(bank, input) {
      const companyId = parseId(input('company'));
      const theme = MAIL_THEMES.find((name) => name === input('theme'));
      if (companyId === null) return fail('Вкажіть компанію: ціле число.');
      if (!theme) return fail(`Вкажіть напрям: ${MAIL_THEMES.join(', ')}.`);
      const outcome = await writeToCompany(bank, {
        companyId,
        theme,
        isImportant: input('important') === 'yes',
        subject: input('subject').trim(),
        text: normaliseLines(input('text')),
      });
      if (!outcome.ok && outcome.refusal.code === 'notFound') return fail(`Компанії ${companyId} немає.`);
      return toResult(outcome, (letter) => `Компанії ${companyId} написали лист ${letter}.`);
    },
  },
];

function normaliseLines(text: string): string {
  return text.replace(/\r\n?/g, '\n');
}
