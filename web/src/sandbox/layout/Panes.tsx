import { useGraphiQL } from '@graphiql/react';
import { useEffect, useMemo, useState } from 'react';
import { Answer } from '../answer/Answer.tsx';
import { useSandboxMessages } from '../messages.ts';
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
  const isFetching = useGraphiQL((state) => state.isFetching);
  const panes = useMemo(() => ({ pane, show: setPane }), [pane]);
  useEffect(() => {
    if (isFetching) setPane('answer');
  }, [isFetching]);
  return (
    <PaneContext value={panes}>
      <div className={`graphiql-container ${css.panes}`} data-pane={pane}>
        <nav className={css.switch} aria-label={t('panes.title')}>
          {PANES.map((one) => (
            <button
              key={one}
              type="button"
              aria-current={pane === one ? 'true' : undefined}
              onClick={() => setPane(one)}
            >
              {t(`panes.${one}`)}
            </button>
          ))}
        </nav>
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
