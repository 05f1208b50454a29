import { useEffect, useState } from 'react';
import { Link, Navigate, useNavigate } from 'react-router-dom';
import { PageLoading } from '../app/PageLoading.tsx';
import { PlainPage } from '../app/PlainPage.tsx';
import css from '../app/plainPage.module.css';
import { isSetupNeeded } from '../app/setupNeeded.ts';
import { useDocumentTitle } from '../app/useDocumentTitle.ts';
import { createMerchant, type MerchantInput, type Refusal } from './createMerchant.ts';
import { useSetupMessages } from './messages.ts';
import { SetupForm } from './SetupForm.tsx';

const NONE: Refusal['fields'] = [];

/** The first page of a new installation; it does not exist once there is a merchant. */
export function SetupPage() {
  const [needed, setNeeded] = useState<boolean | null>(null);
  useEffect(() => {
    isSetupNeeded().then(setNeeded);
  }, []);
  if (needed === null) return <PageLoading />;
  return needed ? <Setup /> : <Navigate to="/login" replace />;
}

function Setup() {
  const t = useSetupMessages();
  const navigate = useNavigate();
  const [refusal, setRefusal] = useState<Refusal | null>(null);
  useDocumentTitle(t('setup.title'));

  const submit = async (input: MerchantInput) => {
    setRefusal(null);
    const refused = await createMerchant(input);
    if (refused === null) return navigate('/login', { replace: true, state: { shopReady: true } });
    setRefusal(refused);
  };

  return (
    <PlainPage>
      <h1>{t('setup.title')}</h1>
      <p className={css.lead}>{t('setup.lead')}</p>
      <SetupForm refused={refusal?.fields ?? NONE} onSend={submit} />
      {refusal && (
        <div role="alert" className={css.alert}>
          <strong>{t('refusal.title')}</strong>
          {t(`refusal.${refusal.reason}`)}
          {refusal.reason === 'exists' && (
            <Link to="/login" className={css.link}>
              {t('setup.signIn')}
            </Link>
          )}
        </div>
      )}
    </PlainPage>
  );
}
