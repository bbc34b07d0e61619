import { pageAddress, PAGE_OF_DOCUMENT, type DocumentStatus, type DocumentType } from '../domain/vocabulary';
import { useShell } from '@ncb/shared-kernel/remote-contract';
import { DocumentStatusTag } from './DocumentStatusTag';
import { MoneyText } from './MoneyText';
import { PageLink } from './PageLink';

export interface LinkedDocumentProps {
  id: string;
  type: DocumentType;
  /** What kind of document it is, with its number. */
  title: string;
  /** Null where the bank does not tell it. */
  amount: string | null;
  currencyLetters: string;
  status: DocumentStatus;
}

/** A document that belongs to the one that is shown: its title leads to it, with its amount and status. */
export function LinkedDocument({ id, type, title, amount, currencyLetters, status }: LinkedDocumentProps) {
  const { navigation } = useShell();
  const page = PAGE_OF_DOCUMENT[type];
  return (
    <>
      {navigation.isServed(page) ? (
        <PageLink navigation={navigation} {...pageAddress(page, { id })} data-action="viewDocument">
          {title}
        </PageLink>
      ) : (
        title
      )}{' '}
      {amount !== null && <MoneyText amount={amount} currency={currencyLetters} />}{' '}
      <DocumentStatusTag status={status} />
    </>
  );
}
