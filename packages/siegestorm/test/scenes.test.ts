import { join } from 'node:path';
import { sceneTests, useGames } from '@bojiste/testing';
import { siegestorm } from '../index.ts';

useGames({ siegestorm: () => siegestorm });

sceneTests(join(import.meta.dirname, 'scenes'));
