import { useSandboxMessages } from '../messages.ts';
import type { Run } from './Run.ts';
import css from './run.module.css';

/** One line: outcome, time, size, cost, calls. */
export function RunSummary({ run, refused }: { run: Run; refused: boolean }) {
  const t = useSandboxMessages();
  const { cost, upstream } = run.body.extensions ?? {};
  return (
    <p className={css.summary} role="status">
      <b className={refused ? css.bad : css.good}>{t(refused ? 'run.refused' : 'run.done')}</b>
      <span>HTTP {run.status}</span>
      <span>{run.ms} ms</span>
      <span>{t('run.bytes', { size: (run.bytes / 1000).toFixed(1) })}</span>
      {cost && (
        <span data-testid="run-cost" data-estimated={cost.estimated}>
          {cost.actual === undefined
            ? t('run.costEstimated', { estimated: cost.estimated.toLocaleString('en') })
            : t('run.cost', {
                actual: cost.actual.toLocaleString('en'),
                estimated: cost.estimated.toLocaleString('en'),
              })}
        </span>
      )}
      {upstream && <span>{t('run.calls', { count: upstream.calls })}</span>}
    </p>
  );
}
