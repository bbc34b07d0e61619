import { useEffect, useId, useLayoutEffect, useRef, useState } from 'react';
import type { CreateKeyRequest } from '@ncb/shared-kernel/domain/signing-protocol';
import type { KeyOwner, ProvenKeyRequest } from '@ncb/shared-kernel/remote-contract';
import { loadConfig } from '../frame/config';
import { useTexts } from '../languages/texts';
import { LinkButton } from '../sign-in/controls';
import { WidgetFrame } from '../signing/WidgetFrame';

export interface KeyToCreate {
  owner: KeyOwner;
  /** What the new key signs. */
  text: string;
  /** Null: closed without a key. */
  onKey: (made: ProvenKeyRequest | null) => void;
  onUnreachable: () => void;
}

/** The signature widget in a native dialog, where a key is made. Key and password exist only inside the widget. */
export function KeyCreation({ owner, text, onKey, onUnreachable }: KeyToCreate) {
  const { t } = useTexts();
  const [widget, setWidget] = useState<string | null>(null);
  const dialog = useRef<HTMLDialogElement>(null);
  const titleId = useId();
  useLayoutEffect(() => {
    if (widget !== null) dialog.current?.showModal();
  }, [widget]);
  useEffect(() => {
    void loadConfig().then(({ signatureWidget }) => setWidget(signatureWidget), onUnreachable);
  }, [onUnreachable]);
  if (widget === null) return null;
  return (
    <dialog
      ref={dialog}
      className="ncb-dialog ncb-key-window"
      aria-labelledby={titleId}
      onClose={() => onKey(null)}
      data-dialog="createKey"
    >
      <div className="ncb-key-window-top">
        <h2 id={titleId}>{t('signing.widget')}</h2>
        <LinkButton onClick={() => dialog.current?.close()} data-action="close">
          {t('signIn.close')}
        </LinkButton>
      </div>
      <WidgetFrame<CreateKeyRequest>
        address={widget}
        request={(look) => ({ ...look, kind: 'createKey', certificates: [], owner, text })}
        onAnswer={(answer) => onKey(answer.kind === 'keyCreated' ? answer : null)}
        onEscape={() => dialog.current?.close()}
      />
    </dialog>
  );
}
