import { useTranslation } from 'react-i18next';
import type { DocumentStatus } from '../domain/vocabulary';
import { isNextSigner, type NextSigner, type WithNextSigners } from '../domain/workflow';
import { useSteadyShell } from '@ncb/shared-kernel/remote-contract';
import { DocumentStatusTag } from './DocumentStatusTag';
import { translateReason } from './states/translate-reason';

interface DocumentStateProps {
  document: WithNextSigners & {
    readonly status: DocumentStatus;
    readonly abortReason: string | null;
    readonly isOutcomeUnknown?: boolean | undefined;
  };
}

/** Names that are shown; the others are counted. */
const NAMES_MAX = 1;

/** Status of a listed document, with whom it waits for; a refusal's reason as tooltip. */
export function DocumentState({ document }: DocumentStateProps) {
  const { t } = useTranslation('kernel');
  const { status, abortReason, isOutcomeUnknown, nextSigners } = document;
  return (
    <div>
      <span title={abortReason ? translateReason(t, abortReason) : undefined}>
        <DocumentStatusTag status={status} isOutcomeUnknown={isOutcomeUnknown} />
      </span>
      {nextSigners && <WaitsFor nextSigners={nextSigners} />}
    </div>
  );
}

function WaitsFor({ nextSigners }: { nextSigners: readonly NextSigner[] }) {
  const { t } = useTranslation('kernel');
  const { userId } = useSteadyShell().session.user;
  const names = nextSigners.map(({ name }) => name);
  const rest = names.length - NAMES_MAX;
  const getText = () => {
    if (isNextSigner({ nextSigners }, userId)) return t('waitsFor.you');
    if (names.length === 0) return t('waitsFor.nobody');
    const shown = names.slice(0, NAMES_MAX).join(', ');
    return t('waitsFor.others', { names: rest > 0 ? `${shown} +${rest}` : shown });
  };
  return (
    <div className="ncb-quiet ncb-cut ncb-second-line" title={names.join(', ')} data-field="waitsFor">
      {getText()}
    </div>
  );
}
