import type { WidgetAnswer, WidgetEvent, WidgetRequest } from '@ncb/shared-kernel/domain/signing-protocol';
import {
  readAcceptCertificateRequest,
  readCreateKeyRequest,
  readRegisterCertificateRequest,
} from './create-key-request';
import { readSignInRequest } from './sign-in-request';
import { readSignRequest } from './sign-request';

/** The one question of the shell and the way to give the one answer. */
export interface Conversation {
  readonly request: WidgetRequest;
  /** Further calls do nothing. */
  answer(answer: WidgetAnswer): void;
  /** After the answer there is no news any more. */
  tell(news: WidgetEvent): void;
}

/** Waits for the first well-formed request; whatever else comes through the port, before or after, is not heard. */
export function awaitRequest(port: MessagePort): Promise<Conversation> {
  return new Promise((resolve) => {
    port.onmessage = (event: MessageEvent<unknown>) => {
      const request = event.ports.length === 0 ? readRequest(event.data) : null;
      if (!request) return;
      port.onmessage = null;
      let isAnswered = false;
      resolve({
        request,
        answer(answer) {
          if (!isAnswered) port.postMessage(answer);
          isAnswered = true;
        },
        tell(news) {
          if (!isAnswered) port.postMessage(news);
        },
      });
    };
  });
}

function readRequest(message: unknown): WidgetRequest | null {
  return (
    readSignRequest(message) ??
    readSignInRequest(message) ??
    readCreateKeyRequest(message) ??
    readAcceptCertificateRequest(message) ??
    readRegisterCertificateRequest(message)
  );
}
