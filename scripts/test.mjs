// `npm test`: install, check, test. With --long only the long tests run.
import { checks, longTests, tests } from './steps.mjs';
import { ensureInstalled, requireNode, runSteps } from './tools.mjs';

requireNode();
ensureInstalled();
runSteps(process.argv.includes('--long') ? longTests : [...checks, ...tests]);
