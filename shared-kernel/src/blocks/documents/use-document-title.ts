import { useCallback } from 'react';
import { isRequestType, PAYROLL, type DocumentKind } from '../../domain/vocabulary';
import { useTexts } from './texts';

export interface TitledDocument {
  readonly type: DocumentKind;
  readonly number: string;
}

/** Returns a function that names a document: «Платіж № 107», «Заявка № 5», «Відомість № 12». */
export function useDocumentTitle(): (document: TitledDocument) => string {
  const { t, common } = useTexts();
  return useCallback(
    ({ type, number }: TitledDocument) => {
      if (type === PAYROLL) return t('title.payroll', { number });
      return isRequestType(type) ? t('title.request', { number }) : common('documentTitle', { number });
    },
    [t, common],
  );
}
