import { afterAll, beforeAll } from 'vitest';
import { startTestGateway, type TestGateway } from './startTestGateway.ts';

/** A gateway for the tests of a file or of a `describe`: it starts before them, before what is prepared further below, and is closed after them. */
export function testGateway(...options: Parameters<typeof startTestGateway>): TestGateway {
  const gateway = {} as TestGateway;
  beforeAll(async () => {
    Object.assign(gateway, await startTestGateway(...options));
  });
  // Where it did not start there is nothing to close.
  afterAll(() => gateway.close?.());
  return gateway;
}
