import { render } from '@testing-library/react';
import type { DocumentToSign } from '@ncb/shared-kernel/api/contract';
import {
  DECLARATION,
  DOCUMENT_KINDS,
  LANGUAGES,
  type Language,
  type SignatureRight,
  type SignScheme,
  type StoredStatus,
} from '@ncb/shared-kernel/domain/vocabulary';
import { createTranslations } from '@ncb/shared-kernel/i18n';
import { SAMPLE_SESSION } from '@ncb/shared-kernel/remote-contract/testing';
import { LanguageProvider, loadShellTexts } from '../languages';
import { SignersNote } from './SignersNote';

const FIRST = { signer: 'Вигадана М. І.', right: 1, at: '2026-07-15T09:05:00', certificate: '01' };
const SECOND = { signer: 'Умовна О. Т.', right: 2, at: '2026-07-15T10:15:00', certificate: '02' };

function toSign(type: DocumentToSign['type'], status: StoredStatus | undefined, ...signatures: (typeof FIRST)[]) {
  return { id: '1', type, version: 1, title: '', canonical: '{}', status, signatures };
}

const infoOf = (signatureRight: SignatureRight, signScheme: SignScheme) => ({
  signScheme,
  user: { ...SAMPLE_SESSION.user, signatureRight, rightsValid: true },
});

async function linesOf(language: Language, documents: readonly DocumentToSign[], info: ReturnType<typeof infoOf>) {
  const translations = await createTranslations(language);
  await translations.add('shell', loadShellTexts);
  const { container } = render(
    <LanguageProvider translations={translations}>
      <SignersNote documents={documents} info={info} />
    </LanguageProvider>,
  );
  return [...container.querySelectorAll('[data-notice="signers"] > *')].map(({ textContent }) => textContent);
}

const UNSIGNED = { ua: 'Підписів ще немає', ru: 'Подписей пока нет', en: 'No signatures yet' };
const BY_SECOND = {
  ua: 'Уже підписали: Умовна О. Т., другий підпис, 15.07.2026 10:15',
  ru: 'Уже подписали: Умовна О. Т., вторая подпись, 15.07.2026 10:15',
  en: 'Already signed by: Умовна О. Т., second signature, 15 Jul 2026, 10:15',
};
const SECOND_NEEDED = {
  ua: 'Після вашого підпису потрібен ще другий підпис',
  ru: 'После вашей подписи нужна ещё вторая подпись',
  en: 'After you sign, the second signature is still needed',
};
const LAST = {
  ua: 'Ваш підпис останній. Потім документ можна надсилати до банку',
  ru: 'Ваша подпись последняя. Затем документ можно отправлять в банк',
  en: 'Yours is the last signature. Then the document can be sent to the bank',
};
const ONLY = {
  ua: 'Достатньо вашого підпису. Потім документ можна надсилати до банку',
  ru: 'Достаточно вашей подписи. Затем документ можно отправлять в банк',
  en: 'Yours is the only signature needed. Then the document can be sent to the bank',
};
const OF_DECLARATION = {
  ua: 'Достатньо вашого підпису, інших не потрібно',
  ru: 'Достаточно вашей подписи, других не нужно',
  en: 'Yours is the only signature needed',
};

describe.each(LANGUAGES)('the note above the key in %s', (language) => {
  it.each(DOCUMENT_KINDS)(
    'tells the first signer of kind %s that the second signature is still needed',
    async (kind) => {
      const lines = await linesOf(language, [toSign(kind, 0)], infoOf(1, 'two'));
      expect(lines).toEqual([UNSIGNED[language], SECOND_NEEDED[language]]);
    },
  );

  it.each(DOCUMENT_KINDS)(
    'names to the last signer of kind %s the one who signed before, with right and time',
    async (kind) => {
      const lines = await linesOf(language, [toSign(kind, 1, SECOND)], infoOf(1, 'two'));
      expect(lines).toEqual([BY_SECOND[language], LAST[language]]);
    },
  );

  it.each(DOCUMENT_KINDS)('says that one signature of kind %s is enough where the company has one', async (kind) => {
    const lines = await linesOf(language, [toSign(kind, 0)], infoOf(1, 'one'));
    expect(lines).toEqual([UNSIGNED[language], ONLY[language]]);
  });

  it('says that a letter, a questionnaire or a change of rights has one signature only', async () => {
    const lines = await linesOf(language, [toSign(DECLARATION, undefined)], infoOf(0, 'two'));
    expect(lines).toEqual([OF_DECLARATION[language]]);
  });

  it('never says that a stored document will be made', async () => {
    const all = DOCUMENT_KINDS.flatMap((kind) => [toSign(kind, 0), toSign(kind, 1, SECOND), toSign(kind, 2, FIRST)]);
    const lines = await linesOf(language, all, infoOf(0, 'two'));
    expect(lines.join(' ')).not.toMatch(/будуть? створен|створимо|будут? создан|will be (created|made)/);
  });
});

describe('the note above the key', () => {
  it('tells the second signer that the first signature is still needed', async () => {
    const lines = await linesOf('en', [toSign(1, 0)], infoOf(2, 'two'));
    expect(lines[1]).toBe('After you sign, the first signature is still needed');
  });

  it('counts the documents of several by signer and by what follows', async () => {
    const documents = [toSign(1, 0), toSign(2, 1, SECOND), toSign(3, 1, SECOND), toSign(DECLARATION, undefined)];
    expect(await linesOf('ua', documents, infoOf(1, 'two'))).toEqual([
      'Уже підписали: Умовна О. Т., другий підпис (документів: 2)',
      'Ваш підпис останній. Потім документ можна надсилати до банку (документів: 2)',
      'Після вашого підпису потрібен ще другий підпис (документів: 1)',
      'Достатньо вашого підпису, інших не потрібно (документів: 1)',
    ]);
  });

  const withCheck = (check: Partial<NonNullable<DocumentToSign['receiverNameCheck']>>) => ({
    ...toSign(1, 0),
    receiverNameCheck: {
      verdict: 'match' as const,
      verifiedName: null,
      reason: null,
      checkedAt: '2026-07-15T09:00:00',
      ...check,
    },
  });

  it('tells the registered name that the receiver of the one document nearly has', async () => {
    const check = withCheck({ verdict: 'closeMatch', verifiedName: 'ПП «Степовий Млин»' });
    expect(await linesOf('ua', [check], infoOf(1, 'one'))).toContain(
      'Назва отримувача майже збігається з назвою власника рахунку ПП «Степовий Млин»',
    );
  });

  it('counts the names of a payroll, and those that the bank has still to compare', async () => {
    const nameChecks = { match: 1200, closeMatch: 0, noMatch: 2, notChecked: 0, pending: 38 };
    const lines = await linesOf('ua', [{ ...toSign('payroll', 0), nameChecks }], infoOf(1, 'one'));
    expect(lines.slice(1, 4)).toEqual([
      'Код, назва або рахунок отримувача не збігаються з даними його банку (імен: 2)',
      'Назву отримувача ще перевіряють (імен: 38)',
      'Назва отримувача збігається з назвою власника рахунку (імен: 1\u00a0200)',
    ]);
  });

  it('counts the names of several documents by verdict, the worst first, without the Treasury', async () => {
    const documents = [
      withCheck({ verdict: 'closeMatch', verifiedName: 'ПП «Степовий Млин»' }),
      withCheck({}),
      withCheck({ verdict: 'noMatch', reason: 'name' }),
      withCheck({ verdict: 'notChecked', reason: 'treasury' }),
      withCheck({}),
    ];
    expect((await linesOf('ua', documents, infoOf(1, 'one'))).slice(1, -1)).toEqual([
      'Код, назва або рахунок отримувача не збігаються з даними його банку (документів: 1)',
      'Назва отримувача майже збігається з назвою власника рахунку (документів: 1)',
      'Назва отримувача збігається з назвою власника рахунку (документів: 2)',
    ]);
  });

  it('claims nothing of a bank that gives no statuses', async () => {
    expect(await linesOf('ua', [toSign(1, undefined)], infoOf(1, 'two'))).toEqual([]);
  });
});
