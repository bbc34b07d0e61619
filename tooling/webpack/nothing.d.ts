/** ts-loader wants a program with at least one file; it checks no types here. */
