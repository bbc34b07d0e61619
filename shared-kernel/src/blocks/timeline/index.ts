export { Timeline, type StepState, type TimelineStep } from './Timeline';
export { timelineTexts } from './texts';
