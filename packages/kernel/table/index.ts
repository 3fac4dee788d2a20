export * from './contract.ts';
export * from './decision.ts';
export * from './host.ts';
export * from './match.ts';
export { cardNote, findCard, SEAT_LETTERS } from './notation.ts';
export * from './record.ts';
export { kernelTexts, literal, render } from './texts.ts';
export * from './view.ts';
export * from './worlds.ts';
