import { useLanguage } from '../app/i18n.ts';
import { EXAMPLE_GROUPS, type Example } from './examples/Example.ts';
import { examples } from './examples/examples.ts';
import css from './examples.module.css';
import { useSandboxMessages } from './messages.ts';
import { useOpenExample } from './useOpenExample.ts';

/** The library of examples beside the editor. */
export function ExamplesPanel() {
  const t = useSandboxMessages();
  const { open, ready, preparing, refused } = useOpenExample();
  return (
    <div className={css.panel}>
      <h2>{t('examples.title')}</h2>
      <p className={css.hint} role="status">
        {preparing
          ? t('example.preparing')
          : refused
            ? t('example.refused', { code: refused.code })
            : t('examples.hint')}
      </p>
      {EXAMPLE_GROUPS.map((group) => (
        <div key={group}>
          <h3>{t(`group.${group}`)}</h3>
          <ul>
            {examples
              .filter((example) => example.group === group)
              .map((example) => (
                <Entry key={example.name} example={example} disabled={!ready} onOpen={open} />
              ))}
          </ul>
        </div>
      ))}
    </div>
  );
}

interface EntryProps {
  readonly example: Example;
  readonly disabled: boolean;
  readonly onOpen: (example: Example, andRun: boolean) => void;
}

function Entry({ example, disabled, onOpen }: EntryProps) {
  const t = useSandboxMessages();
  const language = useLanguage();
  const title = example.title[language];
  return (
    <li data-example={example.name}>
      <button
        type="button"
        className={css.open}
        disabled={disabled}
        title={t('example.open', { title })}
        onClick={() => onOpen(example, false)}
      >
        <b>{title}</b>
        <span>{example.about[language]}</span>
      </button>
      <button
        type="button"
        className={css.run}
        disabled={disabled}
        aria-label={t('example.run', { title })}
        title={t('example.run', { title })}
        onClick={() => onOpen(example, true)}
      >
        <svg viewBox="0 0 24 24" aria-hidden="true">
          <path d="M7 4.5v15l12-7.5-12-7.5Z" />
        </svg>
      </button>
    </li>
  );
}
