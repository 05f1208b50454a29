import type { ReactNode } from 'react';
import { LanguageSwitch } from './LanguageSwitch.tsx';
import { Logo } from './Logo.tsx';
import css from './plainPage.module.css';

interface Props {
  readonly tagline?: string;
  readonly children: ReactNode;
}

/** A page with a single card and no layout, for a person who is not signed in. */
export function PlainPage({ tagline, children }: Props) {
  return (
    <main className={css.page}>
      <div className={css.column}>
        <div className={css.brand}>
          <Logo height={52} />
          {tagline && <p>{tagline}</p>}
        </div>
        <div className={css.card}>{children}</div>
        <LanguageSwitch />
      </div>
    </main>
  );
}
