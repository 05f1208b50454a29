import { isPhone } from '@taem/domain/person/phone.ts';
import { type FormEvent, useState } from 'react';
import { useLanguage } from '../../app/i18n.ts';
import plain from '../../app/plainPage.module.css';
import { TextInput } from '../../app/TextInput.tsx';
import { maskPhone } from '../questions/maskAsTyped.ts';
import { useClaimMessages } from './messages.ts';
import { type Obstacle, requestCode } from './sendClaim.ts';

interface Props {
  readonly token: string;
  readonly phone: string;
  readonly onPhone: (phone: string) => void;
  readonly onSent: (refCode: string) => void;
  readonly onObstacle: (obstacle: Obstacle) => void;
}

/** The phone that gets the points: a code is sent to it, no matter who owns it. */
export function PhoneStep({ token, phone, onPhone, onSent, onObstacle }: Props) {
  const t = useClaimMessages();
  const language = useLanguage();
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<'wrongPhone' | null>(null);
  const [refusal, setRefusal] = useState<'failed' | 'tooMany' | null>(null);

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (busy) return;
    setRefusal(null);
    if (!isPhone(phone)) {
      setProblem('wrongPhone');
      document.getElementById('claim-phone')?.focus();
      return;
    }
    setBusy(true);
    const sent = await requestCode(token, phone, language);
    setBusy(false);
    if (sent.kind === 'sent') onSent(sent.refCode);
    else if (sent.kind === 'obstacle') onObstacle(sent.obstacle);
    else if (sent.kind === 'wrongPhone') setProblem('wrongPhone');
    else setRefusal(sent.kind === 'tooMany' ? 'tooMany' : 'failed');
  };

  return (
    <form noValidate onSubmit={submit} className={plain.form}>
      <TextInput
        id="claim-phone"
        label={t('claim.phone')}
        hint={t('claim.phoneHint')}
        problem={problem && t('claim.wrongPhone')}
        type="tel"
        inputMode="tel"
        autoComplete="tel-national"
        required
        value={phone}
        onChange={({ target }) => {
          setProblem(null);
          onPhone(maskPhone(target.value));
        }}
      />
      {refusal && (
        <p role="alert" className={plain.alert}>
          {t(`claim.${refusal}`)}
        </p>
      )}
      <button type="submit" className={plain.submit} disabled={busy}>
        {t(busy ? 'claim.busy' : 'claim.sendCode')}
      </button>
    </form>
  );
}
