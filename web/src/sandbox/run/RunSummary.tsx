import { formatCount } from '@taem/domain/money/formatNumber.ts';
import { useSandboxMessages } from '../messages.ts';
import type { RanBy, Run } from './Run.ts';
import css from './run.module.css';

interface Props {
  readonly run: Run;
  readonly by: RanBy;
  readonly refused: boolean;
}

/** One line: outcome, user, time, size, cost, calls. */
export function RunSummary({ run, by, refused }: Props) {
  const t = useSandboxMessages();
  const { cost, upstream } = run.body.extensions ?? {};
  return (
    <p className={css.summary} role="status">
      <b className={refused ? css.bad : css.good}>{t(refused ? 'run.refused' : 'run.done')}</b>
      <span data-testid="ran-by">
        {t('run.by', { name: by.name, role: by.roleName, branch: by.branchName ?? t('branch.all') })}
      </span>
      <span>HTTP {run.status}</span>
      <span>{run.ms} ms</span>
      <span>{t('run.bytes', { size: (run.bytes / 1000).toFixed(1) })}</span>
      {cost && (
        <span data-testid="run-cost" data-estimated={cost.estimated}>
          {cost.actual === undefined
            ? t('run.costEstimated', { estimated: formatCount(cost.estimated) })
            : t('run.cost', {
                actual: formatCount(cost.actual),
                estimated: formatCount(cost.estimated),
              })}
        </span>
      )}
      {upstream && <span>{t('run.calls', { count: upstream.calls })}</span>}
    </p>
  );
}
