import { SecondFactor } from '@ncb/shared-kernel/domain/vocabulary';
import { tabStore } from '../browser';

/** Key of the last factor, kept until the tab closes; no secret. */
const STORE_KEY = 'ncb.secondFactor';

/** Returns the factor chosen last in this tab; SMS by default. */
export function getStoredSecondFactor(): SecondFactor {
  return tabStore.get(STORE_KEY) === SecondFactor.key ? SecondFactor.key : SecondFactor.sms;
}

export function storeSecondFactor(factor: SecondFactor): void {
  tabStore.set(STORE_KEY, factor);
}
