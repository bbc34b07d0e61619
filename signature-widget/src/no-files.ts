/** Stands for Node's `fs`, which packages name and nothing here calls: a page has no files but those that it is given. */
export {};
