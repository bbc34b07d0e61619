import { lazy } from 'react';
import { OpenedDocument } from '@ncb/shared-kernel/blocks/document-form';
import { PAGE_OF_DOCUMENT, type RequestType } from '@ncb/shared-kernel/domain/vocabulary';
import { Waiting } from '@ncb/shared-kernel/ui';
import { useTexts } from '../../texts';
import { RequestForm } from './RequestForm';
import { useRequestSource } from './use-request-source';

/** Whoever types requests does not wait for the code that shows them. */
const RequestView = lazy(async () => ({ default: (await import('./RequestView')).RequestView }));

export interface RequestPageProps {
  type: RequestType;
}

/** A request to buy, sell or convert; the address says which, and whether it is shown or filled in. Source: spec 3 §2 */
export function RequestPage({ type }: RequestPageProps) {
  const { t } = useTexts();
  const { source, failed, ...offered } = useRequestSource(type);
  return (
    <OpenedDocument
      page={PAGE_OF_DOCUMENT[type]}
      asked={{ source, failed }}
      waiting={<Waiting rows={10} hasTitle label={t('request.loading')} />}
    >
      {(shown, restored) =>
        shown.kind === 'form' ? (
          <RequestForm {...shown} {...offered} type={type} restored={restored} />
        ) : (
          <RequestView {...shown} {...offered} type={type} />
        )
      }
    </OpenedDocument>
  );
}
