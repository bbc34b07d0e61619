export { applyFaults } from './apply-faults';
export { createFaults, listFaults, switchOff, switchOn, type Faults, type FaultSwitch } from './fault-switches';
