import type { Compilers } from './context.ts';

/** Compilers that may be come to from everywhere, reached through the context (see `Compilers`). */

export const compileEff: Compilers['eff'] = (c, node) => c.parts.eff(c, node);
export const compileCond: Compilers['cond'] = (c, node) => c.parts.cond(c, node);
export const compileFilters: Compilers['filters'] = (c, filters) => c.parts.filters(c, filters);
export const compilePlaceFilters: Compilers['placeFilters'] = (c, filters) => c.parts.placeFilters(c, filters);
export const compileNum: Compilers['num'] = (c, node) => c.parts.num(c, node);
export const compileRef: Compilers['ref'] = (c, node) => c.parts.ref(c, node);
export const compileSpot: Compilers['spot'] = (c, node) => c.parts.spot(c, node);
export const compileWho: Compilers['who'] = (c, node) => c.parts.who(c, node);
export const compileCalc: Compilers['calc'] = (c, node) => c.parts.calc(c, node);
export const compileList: Compilers['list'] = (c, node) => c.parts.list(c, node);
