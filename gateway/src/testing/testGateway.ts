import { openForTests } from '@taem/domain/testing/openForTests.ts';
import { startTestGateway } from './startTestGateway.ts';

/** Starts a gateway for the tests of a file or of a `describe`. */
export const testGateway = (...options: Parameters<typeof startTestGateway>) =>
  openForTests(() => startTestGateway(...options));
