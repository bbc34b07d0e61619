import { Button, type ButtonProps } from 'antd';

/**
 * Link beside a field. A press leaves the focus in the field: validation on blur would move the link away from under the
 * press.
 */
export function FieldLink(props: ButtonProps) {
  return <Button type="link" onMouseDown={(event) => event.preventDefault()} {...props} />;
}
