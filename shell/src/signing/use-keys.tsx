import { useMemo, useState, type ReactNode } from 'react';
import type { KeyServices } from '@ncb/shared-kernel/remote-contract';
import type {
  AcceptCertificateRequest,
  CreateKeyRequest,
  RegisterCertificateRequest,
  WidgetAnswer,
} from '@ncb/shared-kernel/domain/signing-protocol';
import { loadConfig } from '../browser';
import { decodeBase64, toBase64 } from './base64';
import { WidgetDialog } from './WidgetDialog';

type KeyRequest = CreateKeyRequest | AcceptCertificateRequest | RegisterCertificateRequest;
type WithoutLook<Request> = Request extends unknown ? Omit<Request, 'language' | 'theme'> : never;
type RequestWithoutLook = WithoutLook<KeyRequest>;

interface OpenWindow {
  readonly request: RequestWithoutLook;
  readonly widget: string;
  readonly settle: (answer: WidgetAnswer) => void;
}

const CANCELLED: WidgetAnswer = { kind: 'cancelled' };

/** Key services of the widget for pages, and its dialog. */
export function useKeys(): { readonly keys: KeyServices; readonly dialog: ReactNode } {
  const [open, setOpen] = useState<OpenWindow | null>(null);
  const keys = useMemo((): KeyServices => {
    const openWidget = async (request: RequestWithoutLook): Promise<WidgetAnswer> => {
      const { signatureWidget } = await loadConfig();
      try {
        return await new Promise<WidgetAnswer>((settle) =>
          setOpen((before) => {
            // One window at a time.
            before?.settle(CANCELLED);
            return { request, widget: signatureWidget, settle };
          }),
        );
      } finally {
        setOpen((now) => (now?.request === request ? null : now));
      }
    };
    return {
      async create(owner, text) {
        const answer = await openWidget({ kind: 'createKey', certificates: [], owner, text });
        return answer.kind === 'keyCreated' ? answer : null;
      },
      async accept(certificate) {
        const answer = await openWidget({
          kind: 'acceptCertificate',
          certificates: [],
          certificate: decodeBase64(certificate),
        });
        return answer.kind === 'certificateAccepted' ? toBase64(answer.signature) : null;
      },
      async register() {
        const answer = await openWidget({ kind: 'registerCertificate', certificates: [] });
        if (answer.kind !== 'certificateProven') return null;
        return { certificate: toBase64(answer.certificate), signature: toBase64(answer.signature) };
      },
    };
  }, []);
  const dialog = open && (
    <WidgetDialog<KeyRequest>
      name={open.request.kind}
      address={open.widget}
      request={(look) => ({ ...open.request, ...look })}
      onAnswer={open.settle}
      onClose={() => open.settle(CANCELLED)}
    />
  );
  return { keys, dialog };
}
