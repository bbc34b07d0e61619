import { lazy } from 'react';
import { OpenedDocument } from '@ncb/shared-kernel/blocks/document-form';
import { PAGE_OF_DOCUMENT, type RequestType } from '@ncb/shared-kernel/domain/vocabulary';
import { Waiting } from '@ncb/shared-kernel/ui';
import { useTexts } from '../../texts';
import { RequestForm } from './RequestForm';
import { useRequestSource } from './use-request-source';

const RequestView = lazy(async () => ({ default: (await import('./RequestView')).RequestView }));

interface RequestPageProps {
  type: RequestType;
}

/**
 * Form or stored request, by the address. Source: docs/requirements/currency-payroll-credits-statements.md#requests.
 */
export function RequestPage({ type }: RequestPageProps) {
  const { t } = useTexts();
  const { source, failed, ...offered } = useRequestSource(type);
  return (
    <OpenedDocument
      page={PAGE_OF_DOCUMENT[type]}
      query={{ source, failed }}
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
