import { Button, Select } from 'antd';
import { failureText, PartField, type PartFieldProps } from '../../ui';
import { useCodes, type CodeList } from '../../queries';
import { useTexts } from './texts';

export interface CodeFieldProps extends Omit<PartFieldProps, 'children'> {
  catalogue: CodeList;
  value: string;
  onChange: (code: string) => void;
}

/** A code chosen from a list of the bank, found by its number or by words of its name. */
export function CodeField({ catalogue, value, onChange, ...field }: CodeFieldProps) {
  const { t, common } = useTexts();
  const codes = useCodes(catalogue);
  const failed = codes.isError && (
    <>
      {failureText(common, codes.error.failure)}{' '}
      <Button size="small" onClick={() => void codes.refetch()} loading={codes.isFetching} data-action="retry">
        {common('common.retry')}
      </Button>
    </>
  );
  return (
    <PartField {...field} required hint={failed || field.hint}>
      {(control) => (
        <Select
          {...control}
          showSearch={{ optionFilterProp: 'label' }}
          loading={codes.isPending}
          placeholder={t('chooseCode')}
          notFoundContent={t('noCode')}
          value={value || null}
          onChange={onChange}
          options={(codes.data?.rows ?? []).map(({ code, name }) => ({ value: code, label: `${code} – ${name}` }))}
        />
      )}
    </PartField>
  );
}
