import type { CurrencyAmount } from './use-confirmed-documents';

export interface ConfirmedDocumentsProps {
  sums: readonly CurrencyAmount[];
  names: string;
  note?: string | undefined;
}

/**
 * Documents of a confirmation. Takes formatted texts: a modal of antd renders outside the page's providers, where the
 * language is not available.
 */
export function ConfirmedDocuments({ sums, names, note }: ConfirmedDocumentsProps) {
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
