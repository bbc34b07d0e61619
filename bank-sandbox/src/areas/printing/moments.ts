import { toDotted } from '@ncb/shared-kernel/domain/dates';

/** `20.11.2026 18:50` of a moment in Kyiv time; '' stays ''. */
export function dottedMoment(moment: string): string {
  return moment === '' ? '' : `${toDotted(moment.slice(0, 10))} ${moment.slice(11, 16)}`;
}
