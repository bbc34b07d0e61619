/** КВЕД-2010, and NACE 2.1-UA, in force from 01.01.2027. */
export const ACTIVITY_VERSIONS = ['2010', '2.1'] as const;
export type ActivityVersion = (typeof ACTIVITY_VERSIONS)[number];

/** Companies register classes, the others are headings. */
export const ACTIVITY_LEVELS = ['section', 'division', 'group', 'class'] as const;
export type ActivityLevel = (typeof ACTIVITY_LEVELS)[number];

/** Ours. */
export const ACTIVITIES_FOUND_MAX = 20;
