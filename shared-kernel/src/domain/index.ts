export * from './file-fault';
export * from './message';
export * from './problem';
export * from './refusal';
export * from './refusal-reason';
