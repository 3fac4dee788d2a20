import { codeMutationTests } from '@bojiste/testing/mutation/code/suite';

codeMutationTests('siegestorm');
