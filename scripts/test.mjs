// `npm test`: install, check, test. With --long only the long tests run, with --quick the daily round.
import { checks, longTests, quickSteps, tests } from './steps.mjs';
import { ensureChromium, ensureInstalled, requireNode, runSteps } from './tools.mjs';

requireNode();
ensureInstalled();
if (process.argv.includes('--quick')) runSteps(quickSteps);
else {
  // Tests in a real browser find it there.
  process.env.CHROMIUM = ensureChromium();
  runSteps(process.argv.includes('--long') ? longTests : [...checks, ...tests]);
}
