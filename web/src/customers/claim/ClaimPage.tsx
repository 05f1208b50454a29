import { formatCount } from '@taem/domain/money/formatNumber.ts';
import { useState } from 'react';
import { useParams } from 'react-router-dom';
import plain from '../../app/plainPage.module.css';
import { ClaimFormDocument } from '../gql/graphql.ts';
import { CustomerPage } from '../selfRegister/CustomerPage.tsx';
import { Message } from '../selfRegister/Message.tsx';
import css from '../selfRegister/selfRegister.module.css';
import { usePublicQuery } from '../selfRegister/usePublicQuery.ts';
import { ClaimSteps } from './ClaimSteps.tsx';
import { useClaimMessages } from './messages.ts';
import type { Claimed, Obstacle } from './sendClaim.ts';

/** The page behind the code on a receipt. */
export function ClaimPage() {
  const t = useClaimMessages();
  return (
    <CustomerPage tab={t('claim.tab')}>
      <BehindCode />
    </CustomerPage>
  );
}

function BehindCode() {
  const t = useClaimMessages();
  const { token = '' } = useParams();
  const { data, error, retry } = usePublicQuery(ClaimFormDocument, { token });
  const [claimed, setClaimed] = useState<Claimed | null>(null);
  const [obstacle, setObstacle] = useState<Obstacle | null>(null);
  const form = data?.claimForm;

  if (error !== null) {
    return (
      <Message kind="problem" title={t('load.failed')} text={t('load.failedMessage')}>
        <button type="button" className={plain.submit} onClick={retry}>
          {t('load.again')}
        </button>
      </Message>
    );
  }
  if (!data) return <div role="status" aria-label={t('load.loading')} className={css.loading} />;
  if (!form) return <Message kind="problem" title={t('link.title')} text={t('link.message')} />;
  if (claimed) {
    const { points, remainingPoints, memberCode } = claimed;
    const got = { points: formatCount(points), count: points };
    const has = { points: formatCount(remainingPoints), count: remainingPoints, shop: form.shop };
    return (
      <Message kind="done" title={t('claim.done', got)} text={t('claim.doneMessage', has)}>
        <p className={css.before}>
          {t('claim.memberCode')} <strong>{memberCode}</strong>
        </p>
      </Message>
    );
  }
  const why = obstacle ?? form.obstacle;
  if (why) return <Message kind="problem" title={t('claim.none')} text={t(`obstacle.${why}`)} />;
  return <ClaimSteps token={token} form={form} onClaimed={setClaimed} onObstacle={setObstacle} />;
}
