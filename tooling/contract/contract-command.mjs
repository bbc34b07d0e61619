import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { formatText } from '../packages/format-text.mjs';
import { mergeDifferences, compareContracts, findVersionFault } from './compare.mjs';
import { AGREED_FILE, readContractNames } from './contract-text.mjs';
import { bundleContractDeclarations } from './contract-declarations.mjs';
import { readAgreedOffer, compareOffers, OFFER_FILE, readPresentOffer } from './shell-offer.mjs';

/** @param {import('../cli/run-command.mjs').Input} input */
export async function contractCommand({ values }) {
  const [present, presentOffer] = [await bundleContractDeclarations(), readPresentOffer()];
  const agreed = existsSync(AGREED_FILE) ? readFileSync(AGREED_FILE, 'utf8') : present;
  const agreedOffer = existsSync(OFFER_FILE) ? readAgreedOffer() : presentOffer;
  const difference = mergeDifferences(compareContracts(agreed, present), compareOffers(agreedOffer, presentOffer));
  const { version } = readContractNames(present);
  const fault = findVersionFault(difference, readContractNames(agreed).version, version);
  if (fault)
    throw new Error(`The remote contract: ${fault}. Its version is in shared-kernel/src/remote-contract/version.ts`);
  const offerText = await formatText(OFFER_FILE, JSON.stringify(presentOffer));
  if (values.write) {
    mkdirSync(dirname(AGREED_FILE), { recursive: true });
    writeFileSync(AGREED_FILE, present);
    writeFileSync(OFFER_FILE, offerText);
    console.log(`The remote contract ${version} is written down.`);
  } else if (present === agreed && existsSync(OFFER_FILE) && difference.kind === 'same')
    console.log(`The remote contract is ${version}, as agreed on.`);
  else
    throw new Error(`The remote contract ${version}: ${difference.kind}. Write it down: npm run contract -- --write`);
}
