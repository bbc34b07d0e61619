import { buildPageAddress, PAGE_OF_DOCUMENT, type DocumentStatus, type DocumentType } from '../domain/vocabulary';
import { useShell } from '@ncb/shared-kernel/remote-contract';
import { DocumentStatusTag } from './DocumentStatusTag';
import { MoneyText } from './MoneyText';
import { PageLink } from './PageLink';

export interface LinkedDocumentProps {
  id: string;
  type: DocumentType;
  title: string;
  /** Null if the bank does not report it. */
  amount: string | null;
  currencyLetters: string;
  status: DocumentStatus;
}

export function LinkedDocument({ id, type, title, amount, currencyLetters, status }: LinkedDocumentProps) {
  const { navigation } = useShell();
  const page = PAGE_OF_DOCUMENT[type];
  return (
    <>
      {navigation.isServed(page) ? (
        <PageLink navigation={navigation} {...buildPageAddress(page, { id })} data-action="viewDocument">
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
