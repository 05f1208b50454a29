import type { ReactNode } from 'react';
import { LanguageSwitch } from '../../app/LanguageSwitch.tsx';
import { Logo } from '../../app/Logo.tsx';
import { useDocumentTitle } from '../../app/useDocumentTitle.ts';
import css from './selfRegister.module.css';

/** A page on the customer's own phone, without session and layout. */
export function CustomerPage({ tab, children }: { readonly tab: string; readonly children: ReactNode }) {
  useDocumentTitle(tab);
  return (
    <main className={css.page}>
      <div className={css.column}>
        <header className={css.bar}>
          <Logo height={36} />
          <LanguageSwitch />
        </header>
        {children}
      </div>
    </main>
  );
}
