import { CheckOutlined, CloseOutlined } from '@ant-design/icons';
import { AutoComplete, Button, Flex } from 'antd';
import { useTranslation } from 'react-i18next';
import { normaliseIban } from '@ncb/shared-kernel/domain/identifiers';
import { parseAmount } from '@ncb/shared-kernel/domain/money';
import type { TaxLine } from '@ncb/shared-kernel/domain/remittance';
import { checkTaxLine } from '@ncb/shared-kernel/domain/rules';
import { tidyLine } from '@ncb/shared-kernel/domain/text';
import { ADDITIONAL_INFO_MAX, IBAN_LENGTH, TAX_CATEGORY_ISO_MAX, UAH } from '@ncb/shared-kernel/domain/vocabulary';
import { MoneyText, problemText } from '@ncb/shared-kernel/ui';
import { PartField, PartText } from '../part-field';
import type { StructuredPurposeBlockProps } from './StructuredPurposeBlock';
import { useCodes } from './use-codes';

const FIELDS = ['ctgy', 'ctgyDtls', 'ttlAmt', 'addtlInf'] as const;

export interface TaxLineEditorProps extends StructuredPurposeBlockProps {
  part: string;
  line: TaxLine;
  onChange: (line: TaxLine) => void;
  /** The line is right and confirmed. */
  onTick: (line: TaxLine) => void;
  onCancel: () => void;
}

/** A tax that is being typed: it counts once its tick was pressed. */
export function TaxLineEditor({ checked, part, line, onChange, onTick, onCancel }: TaxLineEditorProps) {
  const { t } = useTranslation(['payments-uah', 'kernel']);
  const { t: common } = useTranslation('kernel');
  const codes = useCodes('tax_kinds');
  const parsed = parseAmount(line.amount);
  const unsaved = checked.problemOf(part);
  const place = { checked, part };

  const tick = () => {
    const tidied = {
      ...line,
      category: tidyLine(line.category),
      amount: parsed.ok ? parsed.amount : line.amount,
      additionalInfo: tidyLine(line.additionalInfo),
    };
    for (const field of FIELDS) checked.leave(`${part}.${field}`);
    if (checkTaxLine(tidied).length === 0) onTick(tidied);
    else onChange(tidied);
  };
  return (
    <li className="ncb-line-open" data-row={part}>
      <div className="ncb-fields">
        <PartField
          {...place}
          field="ctgy"
          label={t('structuredPurpose.ctgy')}
          hint={
            line.category.length > TAX_CATEGORY_ISO_MAX &&
            t('structuredPurpose.longCategory', { max: TAX_CATEGORY_ISO_MAX })
          }
        >
          {(control) => (
            <AutoComplete
              {...control}
              showSearch={{
                filterOption: (typed, option) => option?.label.toLowerCase().includes(typed.toLowerCase()) ?? false,
              }}
              value={line.category}
              onChange={(category: string) => onChange({ ...line, category })}
              options={(codes.data?.rows ?? []).map(({ code, name }) => ({ value: code, label: `${code} – ${name}` }))}
            />
          )}
        </PartField>
        <PartText
          {...place}
          field="ctgyDtls"
          label={t('structuredPurpose.ctgyDtls')}
          hint={t('hints.iban', { count: IBAN_LENGTH })}
          required
          isNumber
          normalise={normaliseIban}
          value={line.account}
          onChange={(account) => onChange({ ...line, account })}
        />
        <PartText
          {...place}
          field="ttlAmt"
          label={t('structuredPurpose.ttlAmt')}
          hint={parsed.ok ? <MoneyText amount={parsed.amount} currency={UAH.letters} /> : t('hints.amount')}
          required
          isNumber
          inputMode="decimal"
          value={line.amount}
          onChange={(amount) => onChange({ ...line, amount })}
        />
        <PartText
          {...place}
          field="addtlInf"
          label={t('structuredPurpose.addtInf')}
          hint={t('common.characters', { ns: 'kernel', used: line.additionalInfo.length, max: ADDITIONAL_INFO_MAX })}
          value={line.additionalInfo}
          onChange={(additionalInfo) => onChange({ ...line, additionalInfo })}
        />
      </div>
      {unsaved && (
        <div className="ncb-field-problem" role="alert" data-problem={unsaved.key}>
          {problemText(common, unsaved.key, unsaved.params)}
        </div>
      )}
      <Flex gap="small" wrap>
        <Button icon={<CheckOutlined />} type="primary" onClick={tick} data-action="tick" data-path={part}>
          {t('structuredPurpose.tick')}
        </Button>
        <Button icon={<CloseOutlined />} onClick={onCancel} data-action="cancelTax">
          {t('common.cancel', { ns: 'kernel' })}
        </Button>
      </Flex>
    </li>
  );
}
