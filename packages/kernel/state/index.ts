export * from './clone.ts';
export { memo, resetScratch, scratch, setting } from './held.ts';
export * from './json.ts';
export * from './random.ts';
export * from './records.ts';
export { sure } from './sure.ts';
