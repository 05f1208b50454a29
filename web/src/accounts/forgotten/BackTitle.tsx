import { Link } from 'react-router-dom';
import plain from '../../app/plainPage.module.css';
import css from './forgotten.module.css';
import { useForgottenMessages } from './messages.ts';

/** Name of the step, with a back link. */
export function BackTitle({ to, children }: { readonly to: string; readonly children: string }) {
  const t = useForgottenMessages();
  return (
    <div className={css.title}>
      <Link to={to} className={plain.show} aria-label={t('forgot.back')} title={t('forgot.back')}>
        <svg viewBox="0 0 24 24" aria-hidden="true">
          <path d="M20 11H7.8l5.6-5.6L12 4l-8 8 8 8 1.4-1.4L7.8 13H20Z" />
        </svg>
      </Link>
      <h1>{children}</h1>
    </div>
  );
}
