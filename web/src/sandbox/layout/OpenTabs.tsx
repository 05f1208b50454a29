import { useGraphiQL, useGraphiQLActions } from '@graphiql/react';
import { useEffect, useRef } from 'react';
import { useSandboxMessages } from '../messages.ts';
import css from './layout.module.css';

/** The operations that are open. Many of them scroll, and the open one is always in sight. */
export function OpenTabs() {
  const t = useSandboxMessages();
  const { addTab, changeTab, closeTab } = useGraphiQLActions();
  const { tabs, activeTabIndex } = useGraphiQL((state) => ({ tabs: state.tabs, activeTabIndex: state.activeTabIndex }));
  const open = useRef<HTMLLIElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another tab is open, or there are more of them.
  useEffect(() => {
    open.current?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  }, [activeTabIndex, tabs.length]);
  const titleOf = (title: string) => (title === '<untitled>' ? t('tabs.untitled') : title);
  return (
    <nav className={css.tabs} aria-label={t('tabs.title')}>
      <ul>
        {tabs.map(({ id, title }, at) => (
          <li key={id} ref={at === activeTabIndex ? open : null} data-open={at === activeTabIndex}>
            <button
              type="button"
              aria-current={at === activeTabIndex ? 'page' : undefined}
              onClick={() => changeTab(at)}
            >
              {titleOf(title)}
            </button>
            {tabs.length > 1 && (
              <button
                type="button"
                aria-label={t('tabs.close', { title: titleOf(title) })}
                onClick={() => closeTab(at)}
              >
                ×
              </button>
            )}
          </li>
        ))}
      </ul>
      <button type="button" className={css.add} aria-label={t('tabs.add')} title={t('tabs.add')} onClick={addTab}>
        +
      </button>
    </nav>
  );
}
