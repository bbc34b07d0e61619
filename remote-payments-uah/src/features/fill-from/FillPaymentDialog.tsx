import { NO_STRUCTURE, type PaymentValues } from '../payment';
import { FillFromDialog } from './FillFromDialog';
import { toFoundValues } from './to-found-values';

interface FillPaymentDialogProps {
  onFill: (values: Partial<PaymentValues>) => void;
  onClose: () => void;
}

/** Fills a payment; a found purpose also becomes the information of a payment to the budget. */
export function FillPaymentDialog({ onFill, onClose }: FillPaymentDialogProps) {
  return (
    <FillFromDialog
      onClose={onClose}
      onFill={(found) => onFill({ ...toFoundValues(found), ...(found.purpose !== undefined && NO_STRUCTURE) })}
    />
  );
}
