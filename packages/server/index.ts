export { type Served, type ServeOptions, serve } from './http/serve.ts';
