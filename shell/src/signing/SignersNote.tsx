import type { ClientInfo, DocumentToSign } from '@ncb/shared-kernel/api/contract';
import { getDateFormats } from '@ncb/shared-kernel/domain/dates';
import { DECLARATION } from '@ncb/shared-kernel/domain/vocabulary';
import { useLanguage, useTexts } from '../languages';
import { FOLLOWING, getFollowing } from './get-following';

export interface SignersNoteProps {
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
  const checks = documents.flatMap(({ receiverNameCheck: check }) => check ?? []);
  const hasStatus = documents.some(({ type, status }) => type !== DECLARATION && status !== undefined);
  return (
    <div className="ncb-signers" data-notice="signers">
      {marks.length > 0 && (
        <div data-field="signedBy">
          {t('signing.signedBy', { marks: marks.map(([text, count]) => formatCount(text, count)).join('; ') })}
        </div>
      )}
      {marks.length === 0 && hasStatus && <div data-field="signedBy">{t('signing.unsigned')}</div>}
      {VERDICTS.map((verdict) => {
        const found = checks.filter((check) => check.verdict === verdict && check.reason !== 'treasury');
        if (found.length === 0) return null;
        const name = isSingle ? found[0]?.verifiedName : null;
        return (
          <div key={verdict} data-verdict={verdict}>
            {formatCount(t(`signing.nameCheck.${verdict}`), found.length)}
            {name && <strong>{` ${name}`}</strong>}
          </div>
        );
      })}
      {following.map(({ kind, count }) => (
        <div key={kind} data-follows={kind}>
          {formatCount(t(`signing.follows.${kind}`), count)}
        </div>
      ))}
    </div>
  );
}

const VERDICTS = ['noMatch', 'closeMatch', 'notChecked', 'match'] as const;

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
