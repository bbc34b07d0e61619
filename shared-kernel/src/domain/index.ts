export * from './file-fault';
export * from './message-keys';
export * from './problem';
export * from './refusal';
export * from './refusal-reason';
