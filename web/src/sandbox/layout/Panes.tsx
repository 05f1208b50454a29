import { useEffect, useMemo, useState } from 'react';
import { Segments } from '../../ui/Segments.tsx';
import { Answer } from '../answer/Answer.tsx';
import { useSandboxMessages } from '../messages.ts';
import { useRun } from '../run/runs.ts';
import { useActiveTab } from '../tabs.ts';
import { Inputs } from './Inputs.tsx';
import { Library } from './Library.tsx';
import css from './layout.module.css';
import { OpenTabs } from './OpenTabs.tsx';
import { OperationText } from './OperationText.tsx';
import { PANES, type Pane, PaneContext } from './panes.ts';
import { Toolbar } from './Toolbar.tsx';

/** The fields, the operation and its answer: side by side, or one at a time where there is no room. */
export function Panes() {
  const t = useSandboxMessages();
  const [pane, setPane] = useState<Pane>('operation');
  const isRunning = Boolean(useRun(useActiveTab().id)?.under);
  const panes = useMemo(() => ({ pane, show: setPane }), [pane]);
  useEffect(() => {
    if (isRunning) setPane('answer');
  }, [isRunning]);
  return (
    <PaneContext value={panes}>
      <div className={css.panes} data-pane={pane}>
        <div className={css.switch}>
          <Segments
            isWide
            label={t('panes.title')}
            segments={PANES.map((one) => ({ value: one, label: t(`panes.${one}`) }))}
            value={pane}
            onChange={setPane}
          />
        </div>
        <aside className={css.library} aria-label={t('panes.library')}>
          <Library />
        </aside>
        <section className={css.operation} aria-label={t('panes.operation')}>
          <OpenTabs />
          <Toolbar />
          <OperationText />
          <Inputs />
        </section>
        <section className={css.answer} aria-label={t('panes.answer')}>
          <Answer />
        </section>
      </div>
    </PaneContext>
  );
}
