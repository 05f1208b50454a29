import { PageTitle } from '../../ui/PageTitle.tsx';
import { ChangePasswordForm } from './ChangePasswordForm.tsx';
import { usePasswordMessages } from './messages.ts';

/** OP-05 The same form as in the profile, at a separate address. */
export function ChangePasswordPage() {
  const t = usePasswordMessages();
  return (
    <>
      <PageTitle>{t('password.title')}</PageTitle>
      <ChangePasswordForm heading={false} />
    </>
  );
}
