import { formatCount } from '@taem/domain/money/formatNumber.ts';
import { useState } from 'react';
import type { ReceiptPageQuery } from '../gql/graphql.ts';
import { Message } from '../selfRegister/Message.tsx';
import css from '../selfRegister/selfRegister.module.css';
import { ClaimSteps } from './ClaimSteps.tsx';
import { useClaimMessages } from './messages.ts';
import type { Claimed, Obstacle } from './sendClaim.ts';

export type ReceiptClaim = NonNullable<NonNullable<ReceiptPageQuery['receiptPage']>['claim']>;

interface Props {
  readonly token: string;
  readonly shop: string;
  readonly claim: ReceiptClaim;
}

/** The points of a guest's receipt: to be claimed, just claimed, or why they cannot be. */
export function ClaimCard({ token, shop, claim }: Props) {
  const t = useClaimMessages();
  const [claimed, setClaimed] = useState<Claimed | null>(null);
  const [obstacle, setObstacle] = useState<Obstacle | null>(null);
  if (claimed) {
    const { points, remainingPoints, memberCode } = claimed;
    const got = { points: formatCount(points), count: points };
    const has = { points: formatCount(remainingPoints), count: remainingPoints, shop };
    return (
      <Message kind="done" title={t('claim.done', got)} text={t('claim.doneMessage', has)}>
        <p className={css.before}>
          {t('claim.memberCode')} <strong>{memberCode}</strong>
        </p>
      </Message>
    );
  }
  if (obstacle) return <Message kind="problem" title={t('claim.none')} text={t(`obstacle.${obstacle}`)} />;
  // The receipt itself shows that the sale is void, or has no points.
  if (claim.obstacle === 'VOID' || claim.obstacle === 'NO_POINTS') return null;
  if (claim.obstacle) return <p className={css.note}>{t(`obstacle.${claim.obstacle}`)}</p>;
  return <ClaimSteps token={token} claim={claim} onClaimed={setClaimed} onObstacle={setObstacle} />;
}
