export { PaymentsPrintDialog } from '@ncb/shared-kernel/blocks/payment-sheet';
export { JournalListDialog } from './JournalListDialog';
