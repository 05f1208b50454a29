import type { TestGateway } from './startTestGateway.ts';

/** Polls a run of changes until its state is no longer `running`, and returns it. */
// biome-ignore lint/suspicious/noExplicitAny: tests look into answers of every form.
export async function finishedRun(gateway: Pick<TestGateway, 'send'>, run: any, token: string): Promise<any> {
  if (run.state !== 'running') return run;
  await new Promise((later) => setTimeout(later, 50));
  const { body } = await gateway.send('GET', `/change-runs/${run.id}`, { token });
  return finishedRun(gateway, body.payload, token);
}
