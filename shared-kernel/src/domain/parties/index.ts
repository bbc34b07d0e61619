export { readParty, type PartyReading } from './read-party';
export {
  EMPTY_ADDRESS,
  EMPTY_PARTY,
  hasAddress,
  isEmptyParty,
  dropForeignFields,
  type PartyAddress,
  type UltimateParty,
} from './ultimate-party';
export { PartyRole, writeParty } from './write-party';
