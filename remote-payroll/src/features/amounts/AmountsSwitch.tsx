import { EyeInvisibleOutlined, EyeOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import { useTexts } from '../../texts';

interface AmountsSwitchProps {
  areShown: boolean;
  onShow: (areShown: boolean) => void;
}

/** Button that shows or hides salaries until the user leaves the page. */
export function AmountsSwitch({ areShown, onShow }: AmountsSwitchProps) {
  const { t } = useTexts();
  return (
    <Button
      icon={areShown ? <EyeInvisibleOutlined /> : <EyeOutlined />}
      onClick={() => onShow(!areShown)}
      data-action="showAmounts"
    >
      {t(areShown ? 'amounts.hide' : 'amounts.show')}
    </Button>
  );
}
