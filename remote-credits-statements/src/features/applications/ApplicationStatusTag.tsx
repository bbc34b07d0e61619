import { ApplicationStatus } from '@ncb/shared-kernel/domain/vocabulary';
import { StatusTag, type StatusTone } from '@ncb/shared-kernel/ui';
import { useTexts } from '../../texts';

const TONES: Readonly<Record<ApplicationStatus, StatusTone>> = {
  [ApplicationStatus.submitted]: 'waiting',
  [ApplicationStatus.inReview]: 'working',
  [ApplicationStatus.approved]: 'good',
  [ApplicationStatus.rejected]: 'bad',
  [ApplicationStatus.withdrawn]: 'neutral',
};

export function ApplicationStatusTag({ status }: { status: ApplicationStatus }) {
  const { common } = useTexts();
  return (
    <StatusTag status={status} tone={TONES[status]}>
      {common(`applicationStatus.${status}`)}
    </StatusTag>
  );
}
