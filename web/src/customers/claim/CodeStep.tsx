import { useState } from 'react';
import { useLanguage } from '../../app/i18n.ts';
import { newKey } from '../../app/newKey.ts';
import plain from '../../app/plainPage.module.css';
import { PlainForm } from '../../form/plain/PlainForm.tsx';
import { TextInput } from '../../form/plain/TextInput.tsx';
import type { Proof } from './ClaimSteps.tsx';
import { useClaimMessages } from './messages.ts';
import { type Claimed, claim, type Obstacle, type Refusal, refusalOf, requestCode } from './sendClaim.ts';

interface Props {
  readonly token: string;
  readonly phone: string;
  readonly refCode: string;
  /** Called when another code was sent; with null to go back to the phone. */
  readonly onRefCode: (refCode: string | null) => void;
  readonly onClaimed: (claim: Claimed) => void;
  readonly onRegister: (proof: Proof, registerToken: string) => void;
  readonly onObstacle: (obstacle: Obstacle) => void;
}

/** The code of the message: a correct one gives the points to the member, or leads to the shop's questions. */
export function CodeStep({ token, phone, refCode, onRefCode, onClaimed, onRegister, onObstacle }: Props) {
  const t = useClaimMessages();
  const language = useLanguage();
  const [code, setCode] = useState('');
  // One key for this receipt and phone, however often it is sent.
  const [idempotencyKey] = useState(newKey);
  const [busy, setBusy] = useState(false);
  const [refusal, setRefusal] = useState<Refusal | null>(null);

  const send = async () => {
    setRefusal(null);
    const proof = { phone, refCode, code };
    const outcome = await claim({ token, ...proof, idempotencyKey });
    if (outcome.kind === 'claimed') onClaimed(outcome.claim);
    else if (outcome.kind === 'register') onRegister(proof, outcome.registerToken);
    else if (outcome.kind === 'obstacle') onObstacle(outcome.obstacle);
    else setRefusal(refusalOf(outcome, refusal));
  };
  const again = async () => {
    if (busy) return;
    setBusy(true);
    setRefusal(null);
    const sent = await requestCode(token, phone, language);
    setBusy(false);
    if (sent.kind === 'sent') {
      setCode('');
      onRefCode(sent.refCode);
    } else if (sent.kind === 'obstacle') onObstacle(sent.obstacle);
    else setRefusal(sent.kind === 'tooMany' ? 'tooMany' : 'failed');
  };

  return (
    <PlainForm
      label={t('claim.claim')}
      busyLabel={t('claim.busy')}
      isReady={code.length === 6}
      isBusy={busy}
      alert={refusal && refusal !== 'wrongCode' && t(`claim.${refusal}`)}
      onSend={send}
      after={
        <div className={plain.links}>
          <button type="button" className={plain.link} onClick={() => void again()}>
            {t('claim.again')}
          </button>
          <button type="button" className={plain.link} onClick={() => onRefCode(null)}>
            {t('claim.otherPhone')}
          </button>
        </div>
      }
    >
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
    </PlainForm>
  );
}
