export * from './problem';
export * from './refusal';
