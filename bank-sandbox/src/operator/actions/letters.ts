import { answerLetter } from '../../areas/mail/answer-letter';
import { idIn, NO_ID, tell, unable, type Action } from './action';

/** Letters of companies. */
export const LETTER_ACTIONS: readonly Action[] = [
  {
    name: 'answer-letter',
    section: 'letters',
    fields: ['id', 'text'],
    help: 'відповісти на лист компанії: answer-letter 12 "Довідка готова"',
    async run(bank, input) {
      const id = idIn(input);
      if (id === null) return NO_ID;
      // A form sends its lines with two characters between them, a letter keeps one.
      const text = input('text').replace(/\r\n?/g, '\n');
      const answered = await answerLetter(bank, id, text);
      if (!answered.ok && answered.refusal.code === 'notFound') return unable(`Листа ${id} від компанії немає.`);
      return tell(answered, (letter) => `На лист ${id} відповіли листом ${letter}.`);
    },
  },
];
