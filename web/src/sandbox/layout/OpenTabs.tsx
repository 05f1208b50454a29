import { useEffect, useRef } from 'react';
import { useSandboxMessages } from '../messages.ts';
import { add, change, close, nameOf, useOpenTabs } from '../tabs.ts';
import css from './layout.module.css';

/** The open operations as tabs. Many of them scroll, and the current one is always visible. */
export function OpenTabs() {
  const t = useSandboxMessages();
  const { tabs, activeTabIndex } = useOpenTabs();
  const open = useRef<HTMLLIElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another tab is open, or there are more of them.
  useEffect(() => {
    open.current?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  }, [activeTabIndex, tabs.length]);
  return (
    <nav className={css.tabs} aria-label={t('tabs.title')}>
      <ul>
        {tabs.map((tab, at) => {
          const title = nameOf(tab) ?? t('tabs.untitled');
          return (
            <li key={tab.id} ref={at === activeTabIndex ? open : null} data-open={at === activeTabIndex}>
              <button
                type="button"
                aria-current={at === activeTabIndex ? 'page' : undefined}
                onClick={() => change(at)}
              >
                {title}
              </button>
              {tabs.length > 1 && (
                <button type="button" aria-label={t('tabs.close', { title })} onClick={() => close(at)}>
                  ×
                </button>
              )}
            </li>
          );
        })}
      </ul>
      <button type="button" className={css.add} aria-label={t('tabs.add')} title={t('tabs.add')} onClick={() => add()}>
        +
      </button>
    </nav>
  );
}
