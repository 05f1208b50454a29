import { formatCount } from '@taem/domain/money/formatNumber.ts';
import { writtenDay } from '@taem/domain/time/writtenDay.ts';
import { useState } from 'react';
import { useLanguage } from '../../app/i18n.ts';
import plain from '../../app/plainPage.module.css';
import type { ReceiptClaim } from './ClaimCard.tsx';
import { CodeStep } from './CodeStep.tsx';
import { useClaimMessages } from './messages.ts';
import { PhoneStep } from './PhoneStep.tsx';
import { RegisterStep } from './RegisterStep.tsx';
import type { Claimed, Obstacle } from './sendClaim.ts';

interface Props {
  readonly token: string;
  readonly claim: ReceiptClaim;
  readonly onClaimed: (claim: Claimed) => void;
  readonly onObstacle: (obstacle: Obstacle) => void;
}

/** A phone to which a code was sent, and the code once it was accepted. */
export interface Proof {
  readonly phone: string;
  readonly refCode: string;
  readonly code: string;
}

/**
 * The steps of a claim: phone, code and, for a person who is not a member yet, the shop's questions. Going back undoes a
 * step.
 */
export function ClaimSteps({ token, claim, onClaimed, onObstacle }: Props) {
  const t = useClaimMessages();
  const language = useLanguage();
  const [phone, setPhone] = useState('');
  const [refCode, setRefCode] = useState<string | null>(null);
  const [register, setRegister] = useState<{ proof: Proof; registerToken: string } | null>(null);
  const { points, lastDay } = claim;
  const formatted = formatCount(points);
  const shared = { token, onObstacle };
  return (
    <div className={plain.card}>
      <h2>{register ? t('claim.register') : t('claim.title', { points: formatted, count: points })}</h2>
      {!register && (
        <p className={plain.lead}>
          {t('claim.lastDay', { day: writtenDay(lastDay, language) })}
          <br />
          {t('claim.more')}
        </p>
      )}
      {register && <RegisterStep {...shared} {...register} onClaimed={onClaimed} />}
      {!register && refCode === null && (
        <PhoneStep {...shared} phone={phone} onPhone={setPhone} onSent={(sent) => setRefCode(sent)} />
      )}
      {!register && refCode !== null && (
        <CodeStep
          {...shared}
          phone={phone}
          refCode={refCode}
          onRefCode={setRefCode}
          onClaimed={onClaimed}
          onRegister={(proof, registerToken) => setRegister({ proof, registerToken })}
        />
      )}
    </div>
  );
}
