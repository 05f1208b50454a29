import { formatCount } from '@taem/domain/money/formatNumber.ts';
import { useId, useState } from 'react';
import { useSandboxMessages } from '../messages.ts';
import { useActiveTab } from '../tabs.ts';
import { RefusalList } from './RefusalList.tsx';
import type { RanBy, Run } from './Run.ts';
import { refusalsOf } from './refusalsOf.ts';
import css from './run.module.css';
import { useRun } from './runs.ts';
import { UpstreamTable } from './UpstreamTable.tsx';

/** The panel below the answer: whether it was done, why not, its cost and its upstream calls. */
export function RunPanel() {
  const t = useSandboxMessages();
  const found = useRun(useActiveTab().id);
  // Closed at first on a small screen, where the answer needs the room.
  const [open, setOpen] = useState(() => window.innerWidth > 600);
  const details = useId();
  if (!found?.run) return null;
  const { run, by } = found;
  const refusals = refusalsOf(run.body);
  return (
    <section className={css.panel} aria-label={t('run.title')} data-testid="run">
      <div className={css.head}>
        <RunSummary run={run} by={by} refused={refusals.length > 0} />
        <button type="button" aria-expanded={open} aria-controls={details} onClick={() => setOpen(!open)}>
          {t(open ? 'run.hide' : 'run.show')}
        </button>
      </div>
      {open && (
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable from the keyboard.
        <section id={details} className={css.details} tabIndex={0} aria-label={t('run.upstream')}>
          <RefusalList refusals={refusals} />
          <UpstreamTable calls={run.body.extensions?.upstream?.requests ?? []} />
        </section>
      )}
    </section>
  );
}

interface Props {
  readonly run: Run;
  readonly by: RanBy;
  readonly refused: boolean;
}

/** One line: outcome, user, time, size, cost, calls. */
function RunSummary({ run, by, refused }: Props) {
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
