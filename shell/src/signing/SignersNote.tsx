import type { ClientInfo, DocumentToSign } from '@ncb/shared-kernel/api/contract';
import { getDateFormats } from '@ncb/shared-kernel/domain/dates';
import { DECLARATION, PAYROLL } from '@ncb/shared-kernel/domain/vocabulary';
import { useLanguage, useTexts } from '../languages';
import { FOLLOWING, getFollowing } from './get-following';

interface SignersNoteProps {
  documents: readonly DocumentToSign[];
  info: Pick<ClientInfo, 'user' | 'signScheme'>;
}

/**
 * Note of earlier signers, whether the user's signature is the last one, and what the bank knows about the receivers'
 * names. The signed text has none of it.
 */
export function SignersNote({ documents, info }: SignersNoteProps) {
  const { t, common } = useTexts();
  const { language } = useLanguage();
  const isSingle = documents.length === 1;
  const formatCount = (text: string, count: number) => (isSingle ? text : t('signing.of', { text, count }));
  const marks = countMarks(documents, (mark) =>
    t(isSingle ? 'signing.markAt' : 'signing.mark', {
      name: mark.signer,
      right: common(`signatureRight.${mark.right}` as 'signatureRight.0').toLocaleLowerCase(),
      at: getDateFormats(language).formatMoment(mark.at),
    }),
  );
  const following = FOLLOWING.map((kind) => ({
    kind,
    count: documents.filter((document) => getFollowing(document, info) === kind).length,
  })).filter(({ count }) => count > 0);
  const hasStatus = documents.some(({ type, status }) => type !== DECLARATION && status !== undefined);
  return (
    <div className="ncb-signers" data-notice="signers">
      {marks.length > 0 && (
        <div data-field="signedBy">
          {t('signing.signedBy', { marks: marks.map(([text, count]) => formatCount(text, count)).join('; ') })}
        </div>
      )}
      {marks.length === 0 && hasStatus && <div data-field="signedBy">{t('signing.unsigned')}</div>}
      {countNames(documents).map(({ result, count, hasPayrolls, verifiedName }) => (
        <div key={result} data-verdict={result}>
          {hasPayrolls
            ? t('signing.names', { text: t(`signing.nameCheck.${result}`), count })
            : formatCount(t(`signing.nameCheck.${result}`), count)}
          {isSingle && verifiedName && <strong>{` ${verifiedName}`}</strong>}
        </div>
      ))}
      {following.map(({ kind, count }) => (
        <div key={kind} data-follows={kind}>
          {formatCount(t(`signing.follows.${kind}`), count)}
        </div>
      ))}
    </div>
  );
}

const RESULTS = ['noMatch', 'closeMatch', 'pending', 'notChecked', 'match'] as const;

/** Counts the names of documents and of payrolls' rows by result, the worst first; the Treasury's have none. */
function countNames(documents: readonly DocumentToSign[]) {
  return RESULTS.map((result) => {
    const checks = documents.filter(
      ({ receiverNameCheck: check, nameChecks }) =>
        !nameChecks && check?.verdict === result && check.reason !== 'treasury',
    );
    const rows = documents.reduce((sum, { nameChecks }) => sum + (nameChecks?.[result] ?? 0), 0);
    return {
      result,
      count: checks.length + rows,
      hasPayrolls: documents.some(({ type, nameChecks }) => type === PAYROLL && nameChecks?.[result]),
      verifiedName: checks[0]?.receiverNameCheck?.verifiedName,
    };
  }).filter(({ count }) => count > 0);
}

type Mark = DocumentToSign['signatures'][number];

function countMarks(
  documents: readonly DocumentToSign[],
  formatMark: (mark: Mark) => string,
): readonly [string, number][] {
  const counts = new Map<string, number>();
  for (const mark of documents.flatMap(({ signatures }) => signatures))
    counts.set(formatMark(mark), (counts.get(formatMark(mark)) ?? 0) + 1);
  return [...counts];
}
