/** Matchers for what a page shows; for packages whose tests need nothing more of a browser than jsdom has. */
import '@testing-library/jest-dom';
