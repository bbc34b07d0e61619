/** ts-loader needs a program with at least one file; it checks no types here. */
