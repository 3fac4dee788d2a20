import { checks } from './steps.mjs';
import { ensureInstalled, requireNode, runSteps } from './tools.mjs';

requireNode();
ensureInstalled();
runSteps(checks);
