import { Alert, Input, Modal } from 'antd';
import { useMemo, useState } from 'react';
import { getTimeOfBankDay } from '@ncb/shared-kernel/domain/dates';
import { findRequisites, FINDING_TEXT_MAX, type FoundRequisites } from '@ncb/shared-kernel/domain/requisites';
import { useShell } from '@ncb/shared-kernel/remote-contract';
import { DialogFields, FieldFrame, useDates } from '@ncb/shared-kernel/ui';
import { mergeOffers, listOffers, type OfferedField } from './requisite-offers';
import { FoundList } from './FoundList';
import { PictureSource } from './PictureSource';
import { loadReader, type OpenReader } from './use-qr-reader';
import { useTexts } from '../../texts';

interface FillFromDialogProps {
  onFill: (found: FoundRequisites) => void;
  onClose: () => void;
  /** Replaced in tests without workers. */
  openReader?: OpenReader;
}

/** Dialog that finds requisites in a text, an image or a camera view. */
export function FillFromDialog({ onFill, onClose, openReader = loadReader }: FillFromDialogProps) {
  const { bankDay } = useShell().session;
  const { t, common } = useTexts();
  const { formatMoment } = useDates();
  const [text, setText] = useState('');
  const [iban, setIban] = useState<string | null>(null);
  const [unticked, setUnticked] = useState<ReadonlySet<OfferedField>>(new Set());
  const found = useMemo(() => findRequisites(text, `${bankDay}T${getTimeOfBankDay(bankDay)}`), [text, bankDay]);
  const offers = listOffers(found, iban);
  const ticked = offers.filter(({ field }) => !unticked.has(field));
  const isEmpty = text.trim() === '';
  const refusal = found.expired ? 'expired' : found.qrFault;

  const setSourceText = (newText: string) => {
    setText(newText);
    // Chosen from another text.
    setIban(null);
    setUnticked(new Set());
  };
  const toggle = (field: OfferedField) =>
    setUnticked((before) =>
      before.has(field) ? new Set([...before].filter((other) => other !== field)) : new Set(before).add(field),
    );

  return (
    <Modal
      open
      title={t('fillFrom.title')}
      width={640}
      onCancel={onClose}
      onOk={() => onFill(mergeOffers(ticked))}
      okText={t('fillFrom.fill')}
      cancelText={common('common.cancel')}
      okButtonProps={{ disabled: ticked.length === 0, 'data-action': 'fill' }}
      cancelButtonProps={{ 'data-action': 'cancel' }}
      data-dialog="fillFrom"
    >
      <PictureSource openReader={openReader} onText={setSourceText}>
        <DialogFields>
          <FieldFrame label={t('fillFrom.text')} field="fillFromText" problem={null} hint={t('fillFrom.textHint')}>
            {({ status: _, ...control }) => (
              <Input.TextArea
                {...control}
                rows={5}
                maxLength={FINDING_TEXT_MAX}
                className="ncb-growing"
                value={text}
                onChange={({ target }) => setSourceText(target.value)}
              />
            )}
          </FieldFrame>
        </DialogFields>
      </PictureSource>
      <div aria-live="polite">
        {refusal && (
          <Alert
            type="error"
            showIcon
            title={t(`fillFrom.qrFaults.${refusal}`, { moment: formatMoment(found.expired ?? '') })}
            data-problem={refusal}
          />
        )}
        {!isEmpty && !refusal && offers.length === 0 && (
          <Alert type="warning" showIcon title={t('fillFrom.nothing')} data-problem="nothingFound" />
        )}
        {found.wrongIbans.map((wrong) => (
          <Alert
            key={wrong}
            type="warning"
            showIcon
            title={t('fillFrom.wrongIban', { iban: wrong })}
            data-problem="invalidIban"
          />
        ))}
        {offers.length > 0 && (
          <FoundList found={found} offers={offers} unticked={unticked} onToggle={toggle} iban={iban} onIban={setIban} />
        )}
      </div>
    </Modal>
  );
}
