import { countDaysBetween, getTimeOfBankDay } from '../../domain/dates';
import { ActionObject, DocumentStatus, INSTANT_ENQUIRY_SECONDS, UserStatus } from '../../domain/vocabulary';
import { getSignTransition, type NextSigner } from '../../domain/workflow';
import { useUsers } from '../../queries';
import { translateReason } from '../../ui';
import { useHistory, type FoundActions } from '../history';
import type { TimelineStep } from '../timeline';
import { useShell } from '@ncb/shared-kernel/remote-contract';
import { listDocumentSteps, type DocumentStep, type SteppedDocument } from './list-document-steps';
import { useTexts } from './texts';

interface DocumentSteps {
  readonly steps: readonly TimelineStep[];
  readonly answer: FoundActions['answer'];
}

/** Names of possible signers that are listed; the others are counted. */
const SIGNERS_MAX = 3;

/** Returns the texts of a document's steps, with people and moments from its history. */
export function useDocumentSteps(
  document: SteppedDocument & { readonly id: string; readonly abortReason: string | null },
): DocumentSteps {
  const { session } = useShell();
  const { t, common } = useTexts();
  const signers = usePossibleSigners(document);
  const { actions, answer } = useHistory({ object: ActionObject.payment, id: document.id });
  const steps = listDocumentSteps(document, actions, session.signScheme);
  const lastDay = steps.findLast(({ moment }) => moment)?.moment?.slice(0, 10) ?? session.bankDay;
  const waitingDay = countDaysBetween(lastDay, session.bankDay) + 1;

  const isPast = (moment: string) => moment.slice(0, 16) < `${session.bankDay}T${getTimeOfBankDay(session.bankDay)}`;
  const getTitle = ({ name, state, right, missing = 'one', people }: DocumentStep): string => {
    switch (name) {
      case 'created':
        return t('steps.created');
      case 'signature':
        return t(right === 1 || right === 2 ? `steps.signature.${right}` : 'steps.signature.0');
      case 'signatures':
        return t('steps.signatures', { count: people.length });
      case 'missing':
        return t(`steps.missing.${missing}`);
      case 'sent':
        return t(`steps.sent.${state === 'done' || state === 'now' ? state : 'todo'}`);
      case 'awaited':
      case 'outcome':
        return t(`steps.${name}.title`);
      case 'executed':
        return t(`steps.executed.${state === 'done' ? 'done' : 'todo'}`);
      case 'refused':
        return t('steps.refused');
    }
  };
  const getAbout = ({ name, people, deadline }: DocumentStep): string => {
    if (name === 'awaited') return t('steps.awaited.about', { seconds: INSTANT_ENQUIRY_SECONDS });
    if (deadline)
      return isPast(deadline) ? t('steps.outcome.late') : t('steps.outcome.about', { time: deadline.slice(11, 16) });
    if (name === 'missing') return signers;
    if (name === 'refused') return document.abortReason ? translateReason(common, document.abortReason) : '';
    return people.filter(Boolean).join(', ');
  };
  return {
    answer,
    steps: steps.map((step, index) => ({
      name: step.name === 'signature' ? `signature${index}` : step.name,
      state: step.state,
      title: getTitle(step),
      moment: step.moment,
      aside: step.state === 'now' && waitingDay > 1 ? t('steps.day', { day: waitingDay }) : undefined,
      about: getAbout(step),
    })),
  };
}

/** Returns the people whose signature may come next, the user first; '' while unknown. */
function usePossibleSigners({ status, nextSigners }: SteppedDocument): string {
  const { session } = useShell();
  const { t } = useTexts();
  const isUnsigned = status < DocumentStatus.ready;
  const users = useUsers(isUnsigned && !nextSigners).data?.users ?? [];
  if (!isUnsigned) return '';
  const fitting = users
    .filter(
      ({ status: userStatus, signatureRight: right, rightsUntil = session.bankDay }) =>
        userStatus === UserStatus.active &&
        right !== null &&
        rightsUntil >= session.bankDay &&
        getSignTransition(status, { right, rightsValid: true }, session.signScheme).ok,
    )
    .map(({ id, name }) => ({ userId: id, name }));
  const isUser = ({ userId }: NextSigner) => userId === session.user.userId;
  const names = (nextSigners ?? fitting)
    .toSorted((a, b) => Number(isUser(b)) - Number(isUser(a)))
    .map((signer) => (isUser(signer) ? t('steps.you') : signer.name));
  const shown = names.slice(0, SIGNERS_MAX);
  const rest = names.length - shown.length;
  return rest > 0 ? `${shown.join(', ')} ${t('steps.andMore', { count: rest })}` : shown.join(` ${t('steps.or')} `);
}
