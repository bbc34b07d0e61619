import { CheckCircleFilled, CloseOutlined, EditOutlined } from '@ant-design/icons';
import { Button, Tag } from 'antd';
import { formatIban } from '../../domain/identifiers';
import styles from './receiver.module.css';
import { useTexts } from './texts';

export interface ReceiverCardProps {
  label: string;
  name: string;
  code: string;
  iban: string;
  bank: string | null;
  /** True if the catalogue contains exactly this receiver. */
  isInCatalogue: boolean;
  tag?: string | false;
  onChange: () => void;
  onRemove: () => void;
}

export function ReceiverCard(props: ReceiverCardProps) {
  const { label, name, code, iban, bank, isInCatalogue, tag, onChange, onRemove } = props;
  const { t } = useTexts();
  return (
    <div className="ncb-field" role="group" aria-label={label} data-panel="receiver">
      <div className={styles['label']} aria-hidden>
        {label}
      </div>
      <div className={styles['card']}>
        <div className={styles['facts']}>
          <div className={styles['name']}>
            <span data-field="receiverName">{name}</span>
            {isInCatalogue && <CheckCircleFilled className={styles['kept'] ?? ''} aria-hidden />}
            {tag && <Tag className={styles['tag'] ?? ''}>{tag}</Tag>}
          </div>
          <div className="ncb-number ncb-breakable" data-field="creditIban">
            {formatIban(iban)}
          </div>
          <div className={styles['about']}>
            {t('code')} <span data-field="receiverCode">{code}</span>
            {bank && ` · ${bank}`}
            {isInCatalogue && ` · ${t('kept')}`}
          </div>
        </div>
        <Button
          type="text"
          icon={<EditOutlined />}
          onClick={onChange}
          aria-label={t('changeOf', { name })}
          data-action="changeReceiver"
        >
          {t('change')}
        </Button>
        <Button
          type="text"
          icon={<CloseOutlined />}
          onClick={onRemove}
          aria-label={t('removeOf', { name })}
          data-action="removeReceiver"
        />
      </div>
    </div>
  );
}
