import type { CurrencyAmount } from './use-meant-documents';

export interface MeantDocumentsProps {
  /** One for each currency, as they are written in the user's language. */
  sums: readonly CurrencyAmount[];
  /** What people call the documents. */
  names: string;
  /** What has to be known before the answer. */
  note?: string | undefined;
}

/**
 * The documents that a question is about. It takes words and no documents: a question of antd stands outside of the page,
 * where nobody knows the user's language.
 */
export function MeantDocuments({ sums, names, note }: MeantDocumentsProps) {
  return (
    <>
      <p className="ncb-sums" data-field="total">
        {sums.map(({ currency, amount }) => (
          <strong key={currency} className="ncb-number" data-row={currency}>
            {amount}
            <span className="ncb-currency">{`\u00a0${currency}`}</span>
          </strong>
        ))}
      </p>
      <p>{names}</p>
      {note && <p data-notice="info">{note}</p>}
    </>
  );
}
