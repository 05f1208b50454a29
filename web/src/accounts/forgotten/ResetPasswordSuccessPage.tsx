import { useNavigate } from 'react-router-dom';
import { PlainPage } from '../../app/PlainPage.tsx';
import plain from '../../app/plainPage.module.css';
import { useDocumentTitle } from '../../app/useDocumentTitle.ts';
import css from './forgotten.module.css';
import { useForgottenMessages } from './messages.ts';

/** AUTH-24 The last step: back to sign-in. */
export function ResetPasswordSuccessPage() {
  const t = useForgottenMessages();
  const navigate = useNavigate();
  useDocumentTitle(t('reset.success'));
  return (
    <PlainPage>
      <div className={css.success}>
        <svg viewBox="0 0 24 24" aria-hidden="true">
          <path d="M9.5 16.6 5.4 12.5 4 13.9l5.5 5.5L21 7.9l-1.4-1.4Z" />
        </svg>
        <h1>{t('reset.success')}</h1>
        <p>{t('reset.successMessage')}</p>
        <button type="button" className={plain.submit} onClick={() => navigate('/login')}>
          {t('reset.signIn')}
        </button>
      </div>
    </PlainPage>
  );
}
