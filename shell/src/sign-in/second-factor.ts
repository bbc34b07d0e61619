import { SecondFactor } from '@ncb/shared-kernel/domain/vocabulary';
import { tabStore } from '../browser/text-store';

/** Kept as long as the browser's session, like the language: it is a habit and no secret. */
const STORE_KEY = 'ncb.secondFactor';

/** The factor chosen last in this tab, SMS at first. Source: specification 1, section 4 (`tfa`, default sms) */
export function storedSecondFactor(): SecondFactor {
  return tabStore.get(STORE_KEY) === SecondFactor.key ? SecondFactor.key : SecondFactor.sms;
}

export function storeSecondFactor(factor: SecondFactor): void {
  tabStore.set(STORE_KEY, factor);
}
