export * from './message';
export * from './problem';
export * from './refusal';
