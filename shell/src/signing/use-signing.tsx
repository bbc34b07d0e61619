import { useCallback, useEffect, useRef, useState, type ReactNode } from 'react';
import type { ClientInfo, SignedRef } from '@ncb/shared-kernel/api/contract';
import type { ShellServices, SignOptions, SignOutcome } from '@ncb/shared-kernel/remote-contract';
import { WIDGET_KEY_FILES } from '@ncb/shared-kernel/domain/signing-protocol';
import { loadConfig } from '../browser';
import { SigningDialog } from './SigningDialog';
import { useTexts } from '../languages';

interface Signing {
  /** Resolves when the dialog closes; rejects without the widget's address. */
  readonly sign: ShellServices['sign'];
  readonly dialog: ReactNode;
  /** Hidden frame of the widget that remembers key files; it ends with the working area, that is with the session. */
  readonly keyFiles: ReactNode;
}

interface OpenDialog {
  readonly documents: readonly SignedRef[];
  readonly canSend: boolean;
  readonly widgetAddress: string;
  readonly settle: (outcome: SignOutcome) => void;
}

const NOTHING_SIGNED: SignOutcome = { signed: [] };

/** Single signing dialog; a second request while it is open signs nothing. */
export function useSigning(info: ClientInfo): Signing {
  const isBusy = useRef(false);
  /** Gets the focus back. */
  const opener = useRef<Element | null>(null);
  const [open, setOpen] = useState<OpenDialog | null>(null);
  const [widget, setWidget] = useState<string | null>(null);

  const sign = useCallback(async (documents: readonly SignedRef[], options: SignOptions = {}): Promise<SignOutcome> => {
    if (isBusy.current || documents.length === 0) return NOTHING_SIGNED;
    isBusy.current = true;
    opener.current = document.activeElement;
    try {
      const { signatureWidget } = await loadConfig();
      setWidget(signatureWidget);
      const { canSend = false } = options;
      return await new Promise<SignOutcome>((settle) =>
        setOpen({ documents, canSend, widgetAddress: signatureWidget, settle }),
      );
    } finally {
      isBusy.current = false;
      setOpen(null);
    }
  }, []);

  // Until it leaves, the dialog keeps the focus inside.
  useEffect(() => {
    if (open === null && opener.current instanceof HTMLElement) opener.current.focus();
  }, [open]);

  const dialog = open && (
    <SigningDialog
      info={info}
      documents={open.documents}
      canSend={open.canSend}
      widgetAddress={open.widgetAddress}
      onClose={open.settle}
    />
  );
  const keyFiles = widget && <KeyFileFrame address={widget} />;
  return { sign, dialog, keyFiles };
}

interface KeyFileFrameProps {
  /** Address of the signature widget. */
  address: string;
}

/** Hidden frame of the widget that remembers key files from one signing dialog to the next. */
function KeyFileFrame({ address }: KeyFileFrameProps) {
  const { t } = useTexts();
  const source = new URL(WIDGET_KEY_FILES, address).href;
  return <iframe hidden src={source} title={t('signing.widget')} referrerPolicy="no-referrer" data-frame="keyFiles" />;
}
