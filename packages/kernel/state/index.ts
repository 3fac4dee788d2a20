export * from './clone.ts';
export * from './json.ts';
export * from './random.ts';
export * from './records.ts';
