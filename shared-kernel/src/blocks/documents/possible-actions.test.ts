import { DocumentStatus, SignatureRight, SignScheme } from '../../domain/vocabulary';
import { mainAction, possibleActions, refusalOf, type Acting } from './possible-actions';

const acting = (right: SignatureRight, rightsValid = true): Acting => ({
  signer: { right, rightsValid },
  scheme: SignScheme.two,
});
const DIRECTOR = acting(SignatureRight.first);
const documents = (...statuses: DocumentStatus[]) => statuses.map((status, index) => ({ id: String(index), status }));

/** How many documents each action suits. */
const counts = (...statuses: DocumentStatus[]) =>
  Object.fromEntries(
    possibleActions(documents(...statuses), DIRECTOR).map(({ action, documents: able }) => [action, able.length]),
  );

describe('what can be done with chosen documents', () => {
  it('is done with those that allow it', () => {
    expect(counts(DocumentStatus.new, DocumentStatus.new, DocumentStatus.success)).toEqual({
      sign: 2,
      send: 0,
      unsign: 0,
      recall: 0,
      delete: 2,
    });
  });

  it('is refused for the others with the reason', () => {
    expect(refusalOf('sign', DocumentStatus.success, DIRECTOR)).toBe('status');
    expect(refusalOf('sign', DocumentStatus.signedFirst, DIRECTOR)).toBe('place');
    expect(refusalOf('sign', DocumentStatus.signedSecond, DIRECTOR)).toBeNull();
    expect(refusalOf('send', DocumentStatus.ready, acting(SignatureRight.operator))).toBe('rights');
    expect(refusalOf('send', DocumentStatus.ready, acting(SignatureRight.first, false))).toBe('rights');
    expect(refusalOf('delete', DocumentStatus.new, acting(SignatureRight.operator))).toBeNull();
  });

  it('begins with what suits most of them, signing before sending', () => {
    const first = (...statuses: DocumentStatus[]) =>
      mainAction(possibleActions(documents(...statuses), DIRECTOR))?.action ?? null;
    expect(first(DocumentStatus.new, DocumentStatus.ready)).toBe('sign');
    expect(first(DocumentStatus.new, DocumentStatus.ready, DocumentStatus.ready)).toBe('send');
    expect(first(DocumentStatus.success)).toBeNull();
    expect(first()).toBeNull();
  });
});
