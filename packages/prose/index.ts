/** Rules texts in words: the grammar of each language, the printer of the effect language, and the lint of texts. */

export { type LintIssue, lintGame } from './lint/index.ts';
export * from './print/index.ts';
