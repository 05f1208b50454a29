import { type FormEvent, useState } from 'react';
import { useLanguage } from '../../app/i18n.ts';
import { newKey } from '../../app/newKey.ts';
import plain from '../../app/plainPage.module.css';
import { TextInput } from '../../app/TextInput.tsx';
import type { Proof } from './ClaimSteps.tsx';
import { useClaimMessages } from './messages.ts';
import { type Claimed, claim, type Obstacle, type Refusal, refusalOf, requestCode } from './sendClaim.ts';

interface Props {
  readonly token: string;
  readonly phone: string;
  readonly refCode: string;
  /** Another code was sent; null to go back to the phone. */
  readonly onRefCode: (refCode: string | null) => void;
  readonly onClaimed: (claim: Claimed) => void;
  readonly onRegister: (proof: Proof, registerToken: string) => void;
  readonly onObstacle: (obstacle: Obstacle) => void;
}

/** The code of the message: with it the points are the member's, or the shop asks who it is. */
export function CodeStep({ token, phone, refCode, onRefCode, onClaimed, onRegister, onObstacle }: Props) {
  const t = useClaimMessages();
  const language = useLanguage();
  const [code, setCode] = useState('');
  // One for this receipt and phone, however often it is sent.
  const [idempotencyKey] = useState(newKey);
  const [busy, setBusy] = useState(false);
  const [refusal, setRefusal] = useState<Refusal | null>(null);

  const run = async (work: () => Promise<void>) => {
    if (busy) return;
    setBusy(true);
    setRefusal(null);
    await work();
    setBusy(false);
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    void run(async () => {
      const proof = { phone, refCode, code };
      const outcome = await claim({ token, ...proof, idempotencyKey });
      if (outcome.kind === 'claimed') onClaimed(outcome.claim);
      else if (outcome.kind === 'register') onRegister(proof, outcome.registerToken);
      else if (outcome.kind === 'obstacle') onObstacle(outcome.obstacle);
      else setRefusal(refusalOf(outcome, refusal));
    });
  };
  const again = () =>
    run(async () => {
      const sent = await requestCode(token, phone, language);
      if (sent.kind === 'sent') {
        setCode('');
        onRefCode(sent.refCode);
      } else if (sent.kind === 'obstacle') onObstacle(sent.obstacle);
      else setRefusal(sent.kind === 'tooMany' ? 'tooMany' : 'failed');
    });

  return (
    <form noValidate onSubmit={submit} className={plain.form}>
      <p role="status">{t('claim.sent', { phone, refCode })}</p>
      <TextInput
        id="claim-code"
        label={t('claim.code')}
        problem={refusal === 'wrongCode' ? t('claim.wrongCode') : null}
        inputMode="numeric"
        autoComplete="one-time-code"
        autoFocus
        required
        maxLength={6}
        value={code}
        onChange={({ target }) => {
          setRefusal(null);
          setCode(target.value.replace(/\D/g, ''));
        }}
      />
      {refusal && refusal !== 'wrongCode' && (
        <p role="alert" className={plain.alert}>
          {t(`claim.${refusal}`)}
        </p>
      )}
      <button type="submit" className={plain.submit} disabled={busy || code.length < 6}>
        {t(busy ? 'claim.busy' : 'claim.claim')}
      </button>
      <div className={plain.links}>
        <button type="button" className={plain.link} onClick={() => void again()}>
          {t('claim.again')}
        </button>
        <button type="button" className={plain.link} onClick={() => onRefCode(null)}>
          {t('claim.otherPhone')}
        </button>
      </div>
    </form>
  );
}
