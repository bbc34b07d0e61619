export { obeyFaults } from './obey';
export { createFaults, listFaults, switchOff, switchOn, type Faults, type FaultSwitch } from './switches';
