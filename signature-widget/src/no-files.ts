/** Replaces Node's `fs`, which packages import and never call here. */
export {};
