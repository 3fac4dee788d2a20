import type { TestProject } from 'vitest/node';
import { serveBuilt } from './site.ts';

/** Builds the page once and serves it to all browser tests. */

declare module 'vitest' {
  interface ProvidedContext {
    readonly siteUrl: string;
    readonly siteFolder: string;
  }
}

export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const served = await serveBuilt();
  project.provide('siteUrl', served.url);
  project.provide('siteFolder', served.folder);
  return served.close;
}
