// `npm test`: install, check, test. With --long only the long tests run.
import { checks, longTests, tests } from './steps.mjs';
import { ensureChromium, ensureInstalled, requireNode, runSteps } from './tools.mjs';

requireNode();
ensureInstalled();
// Tests in a real browser find it there.
process.env.CHROMIUM = ensureChromium();
runSteps(process.argv.includes('--long') ? longTests : [...checks, ...tests]);
