import { phoneIn } from '@taem/domain/reading/phone.ts';
import { useState } from 'react';
import { useLanguage } from '../../app/i18n.ts';
import { PlainForm } from '../../form/plain/PlainForm.tsx';
import { TextInput } from '../../form/plain/TextInput.tsx';
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

/** The phone whose owner gets the points: a code is sent to it, no matter who owns it. */
export function PhoneStep({ token, phone, onPhone, onSent, onObstacle }: Props) {
  const t = useClaimMessages();
  const language = useLanguage();
  const [problem, setProblem] = useState<'wrongPhone' | null>(null);
  const [refusal, setRefusal] = useState<'failed' | 'tooMany' | null>(null);

  const send = async () => {
    setRefusal(null);
    if (phoneIn(phone) === null) return setProblem('wrongPhone');
    const sent = await requestCode(token, phone, language);
    if (sent.kind === 'sent') onSent(sent.refCode);
    else if (sent.kind === 'obstacle') onObstacle(sent.obstacle);
    else if (sent.kind === 'wrongPhone') setProblem('wrongPhone');
    else setRefusal(sent.kind === 'tooMany' ? 'tooMany' : 'failed');
  };

  return (
    <PlainForm
      label={t('claim.sendCode')}
      busyLabel={t('claim.busy')}
      alert={refusal && t(`claim.${refusal}`)}
      onSend={send}
    >
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
    </PlainForm>
  );
}
