import { CheckOutlined, CloseOutlined } from '@ant-design/icons';
import { AutoComplete, Button, Flex } from 'antd';
import { parseAmount } from '../../domain/money';
import type { TaxLine } from '../../domain/remittance';
import { checkTaxLine } from '../../domain/rules';
import { tidyLine } from '../../domain/text';
import { ADDITIONAL_INFO_MAX, TAX_CATEGORY_ISO_MAX, UAH } from '../../domain/vocabulary';
import {
  AmountField,
  BoundField,
  buildChoiceGuard,
  FieldProblem,
  type FieldChecks,
  IbanField,
  TextField,
  useSteadyOptions,
} from '../../ui';
import { useState } from 'react';
import { useCodes } from '../../queries';
import { useTexts } from './texts';
import styles from './tax-lines.module.css';

const FIELDS = ['category', 'account', 'amount', 'additionalInfo'] as const;

interface TaxLineEditorProps {
  checked: FieldChecks;
  part: string;
  line: TaxLine;
  onChange: (line: TaxLine) => void;
  onConfirm: (line: TaxLine) => void;
  onCancel: () => void;
}

/** Editor of a tax line; it counts once confirmed by its tick button. */
export function TaxLineEditor({ checked, part, line, onChange, onConfirm, onCancel }: TaxLineEditorProps) {
  const { t, common } = useTexts();
  const codes = useCodes('tax_kinds');
  const parsed = parseAmount(line.amount);
  const unsaved = checked.problemOf(part);
  const [isOpen, setOpen] = useState(false);
  const kinds = useSteadyOptions({
    cause: isOpen ? line.category : null,
    options: codes.data?.rows ?? [],
    keyOf: ({ code }) => code,
    canAppend: false,
  });
  const place = { checked, part };

  const confirm = () => {
    const tidied = {
      ...line,
      category: tidyLine(line.category),
      amount: parsed.ok ? parsed.amount : line.amount,
      additionalInfo: tidyLine(line.additionalInfo),
    };
    for (const field of FIELDS) checked.leave(`${part}.${field}`);
    if (checkTaxLine(tidied).length === 0) onConfirm(tidied);
    else onChange(tidied);
  };
  return (
    <li className={styles['edited']} data-row={part}>
      <div className="ncb-fields">
        <BoundField<string>
          {...place}
          field="category"
          label={t('category')}
          hint={
            line.category.length > TAX_CATEGORY_ISO_MAX && common('hints.longCategory', { max: TAX_CATEGORY_ISO_MAX })
          }
          value={line.category}
          onChange={(category) => onChange({ ...line, category })}
        >
          {(control) => (
            <AutoComplete
              {...control}
              {...buildChoiceGuard(isOpen, kinds.mayChoose)}
              onOpenChange={setOpen}
              showSearch={{
                filterOption: (typed, option) => option?.label.toLowerCase().includes(typed.toLowerCase()) ?? false,
              }}
              options={kinds.shown.map(({ code, name }) => ({ value: code, label: `${code} – ${name}` }))}
            />
          )}
        </BoundField>
        <IbanField
          {...place}
          field="account"
          label={t('account')}
          required
          value={line.account}
          onChange={(account) => onChange({ ...line, account })}
        />
        <AmountField
          {...place}
          field="amount"
          label={t('amount')}
          currency={UAH.letters}
          required
          value={line.amount}
          onChange={(amount) => onChange({ ...line, amount })}
        />
        <TextField
          {...place}
          field="additionalInfo"
          label={common('fields.addtInf')}
          hint={common('common.characters', { used: line.additionalInfo.length, max: ADDITIONAL_INFO_MAX })}
          value={line.additionalInfo}
          onChange={(additionalInfo) => onChange({ ...line, additionalInfo })}
        />
      </div>
      {unsaved && <FieldProblem problem={unsaved} isAlert />}
      <Flex gap="small" wrap>
        <Button icon={<CheckOutlined />} type="primary" onClick={confirm} data-action="tick" data-path={part}>
          {t('tick')}
        </Button>
        <Button icon={<CloseOutlined />} onClick={onCancel} data-action="cancelTax">
          {common('common.cancel')}
        </Button>
      </Flex>
    </li>
  );
}
