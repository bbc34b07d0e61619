import { Button } from 'antd';
import { getFailureText, SelectField, type ControlledValue, type FieldInfo } from '../../ui';
import { useCodes, type CodeList } from '../../queries';
import { useTexts } from './texts';

export interface CodeFieldProps extends FieldInfo, ControlledValue<string> {
  catalogue: CodeList;
}

/** Code chosen from a list of the bank, by number or name. */
export function CodeField({ catalogue, ...field }: CodeFieldProps) {
  const { t, common } = useTexts();
  const codes = useCodes(catalogue);
  const failed = codes.isError && (
    <>
      {getFailureText(common, codes.error.failure)}{' '}
      <Button size="small" onClick={() => void codes.refetch()} loading={codes.isFetching} data-action="retry">
        {common('common.retry')}
      </Button>
    </>
  );
  return (
    <SelectField
      {...field}
      required
      hint={failed || field.hint}
      isSearchable
      isLoading={codes.isPending}
      placeholder={t('chooseCode')}
      emptyText={t('noCode')}
      options={(codes.data?.rows ?? []).map(({ code, name }) => ({ value: code, label: `${code} – ${name}` }))}
    />
  );
}
