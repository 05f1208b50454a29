import { useState } from 'react';
import { useParams } from 'react-router-dom';
import plain from '../../app/plainPage.module.css';
import { SelfRegisterFormDocument } from '../gql/graphql.ts';
import { CustomerPage } from './CustomerPage.tsx';
import { Message } from './Message.tsx';
import { useSelfRegisterMessages } from './messages.ts';
import { SelfRegisterForm } from './SelfRegisterForm.tsx';
import css from './selfRegister.module.css';
import { usePublicQuery } from './usePublicQuery.ts';

/** OP-54 The page behind a self-register link. */
export function SelfRegisterPage() {
  const t = useSelfRegisterMessages();
  return (
    <CustomerPage tab={t('selfRegister.tab')}>
      <BehindLink />
    </CustomerPage>
  );
}

function BehindLink() {
  const t = useSelfRegisterMessages();
  const { token = '' } = useParams();
  const { data, error, retry } = usePublicQuery(SelfRegisterFormDocument, { token });
  const [registered, setRegistered] = useState(false);
  const [expired, setExpired] = useState(false);
  const form = data?.selfRegisterForm;

  if (error !== null) {
    return (
      <Message kind="problem" title={t('selfRegister.unreachable')} text={t('selfRegister.unreachableMessage')}>
        <button type="button" className={plain.submit} onClick={retry}>
          {t('selfRegister.again')}
        </button>
      </Message>
    );
  }
  if (!data) return <div role="status" aria-label={t('selfRegister.loading')} className={css.loading} />;
  if (!form || expired) {
    return <Message kind="problem" title={t('selfRegister.expired')} text={t('selfRegister.expiredMessage')} />;
  }
  if (registered) {
    return (
      <Message kind="done" title={t('selfRegister.done')} text={t('selfRegister.doneMessage', { shop: form.shop })}>
        <p className={css.before}>{t('selfRegister.before')}</p>
      </Message>
    );
  }
  return (
    <div className={plain.card}>
      <p className={css.shop}>
        {form.shop}
        {form.branch && <span> · {form.branch}</span>}
      </p>
      <h1>{t('selfRegister.title')}</h1>
      <p className={plain.lead}>{t('selfRegister.lead')}</p>
      <SelfRegisterForm
        token={token}
        questions={form.questions}
        onRegistered={() => setRegistered(true)}
        onExpired={() => setExpired(true)}
      />
    </div>
  );
}
