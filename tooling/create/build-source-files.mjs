import { KERNEL, buildPageFiles, buildTextsModule } from '../new-remote/page-files.mjs';

/** @typedef {import('../new-remote/page-files.mjs').Words} Words */

/**
 * Builds the sources of a new repository. The first page is an example to overwrite: a typed call with its states,
 * money, its own styles.
 * @param {import('./repository.mjs').Repository} repository
 * @param {(language: import('../new-remote/page-files.mjs').Language) => Words} words
 * @param {boolean} hasBank true if its tests have a bank
 * @returns {Record<string, string>}
 */
export function buildSourceFiles(repository, words, hasBank) {
  const { pages } = repository;
  const [first] = pages;
  return {
    'src/texts.ts': buildTextsModule(repository),
    ...Object.assign({}, ...pages.map((page) => buildPageFiles(page, words))),
    ...(first && {
      [`src/pages/${first.page}/${first.component}.tsx`]: buildScreen(first),
      [`src/pages/${first.page}/${first.component}.test.tsx`]: test(first, hasBank),
      [`src/pages/${first.page}/page.module.css`]: STYLES,
    }),
  };
}

/** @type {(page: import('../new-remote/plan-remote.mjs').NewPage) => string} */
function buildScreen({ page, key, component }) {
  return `import { useCurrentAccounts } from '${KERNEL}/queries';
import { AccountText, AnswerStates, EmptyView, MoneyText, PageHeader } from '${KERNEL}/ui';
import { useTexts } from '../../texts';
import styles from './page.module.css';

/** The company's accounts, as an example: an answer of the bank in all its states, money, styles of one's own. */
export function ${component}() {
  const { t } = useTexts();
  const answer = useCurrentAccounts();
  const accounts = answer.data?.accounts ?? [];
  return (
    <div className="ncb-page" data-page="${page}">
      <PageHeader title={t('${key}.title')} about={t('${key}.about')} />
      <AnswerStates
        answer={answer}
        isEmpty={(found) => found.accounts.length === 0}
        empty={<EmptyView text={t('${key}.about')} />}
      >
        <ul className={styles['accounts']}>
          {accounts.map(({ id, iban, balance, currencyLetters }) => (
            <li key={id} data-row={id}>
              <AccountText formatted={iban} />
              <MoneyText amount={balance} currency={currencyLetters} />
            </li>
          ))}
        </ul>
      </AnswerStates>
    </div>
  );
}
`;
}

/** @type {(page: import('../new-remote/plan-remote.mjs').NewPage, hasBank: boolean) => string} */
function test({ page }, hasBank) {
  const atBank = `
  it('shows the accounts of a real bank', async () => {
    const { session, fetch } = await signInAtBank(process.env['NCB_TEST_BANK'] ?? '', {
      login: 'director1',
      password: 'Director1',
    });
    await openPage(page, { answers: {}, session, bank: fetch });
    expect((await screen.findAllByText(/^UA/)).length).toBeGreaterThan(1);
  });
`;
  return `import { screen } from '@testing-library/react';
import { openPage${hasBank ? ', signInAtBank' : ''} } from '${KERNEL}/remote-contract/testing';
import { page } from '.';

describe('${page}', () => {
  it('tells what the bank refuses, and how to try again', async () => {
    await openPage(page, { answers: { '/acn_list': { success: false, error: 'Зачекайте' } } });
    expect(await screen.findByRole('alert')).toHaveTextContent('Зачекайте');
  });
${hasBank ? atBank : ''}});
`;
}

const STYLES = `/* In the page the class begins with the name of the remote: it is nobody else's. Colours and sizes are the theme's. */
.accounts {
  display: grid;
  gap: var(--ant-margin-xs);
  margin: 0;
  padding: 0;
  list-style: none;
}

.accounts li {
  display: flex;
  justify-content: space-between;
  gap: var(--ant-margin);
  padding: var(--ant-padding-sm);
  background: var(--ant-color-bg-container);
}
`;
