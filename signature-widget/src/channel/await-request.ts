import type { WidgetAnswer, WidgetEvent, WidgetRequest } from '@ncb/shared-kernel/domain/signing-protocol';
import { readAcceptCertificateRequest, readCreateKeyRequest, readRegisterCertificateRequest } from './key-requests';
import { readSignInRequest } from './read-sign-in-request';
import { readSignRequest } from './read-sign-request';

export interface Conversation {
  readonly request: WidgetRequest;
  /** Sends the answer; further calls do nothing. */
  answer(answer: WidgetAnswer): void;
  /** Sends an event; does nothing after the answer. */
  report(news: WidgetEvent): void;
}

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
        report(news) {
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
