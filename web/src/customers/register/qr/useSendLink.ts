import { isPhone } from '@taem/domain/person/phone.ts';
import { useState } from 'react';
import { currentLanguage } from '../../../app/i18n.ts';
import { newKey } from '../../../app/newKey.ts';
import { said } from '../../../app/said.ts';
import type { SendSelfRegisterUrlMutation } from '../../gql/graphql.ts';
import { useSendSelfRegisterUrlMutation } from '../../gql/hooks.ts';
import { useQrMessages } from './messages.ts';

type Sent = NonNullable<SendSelfRegisterUrlMutation['sendSelfRegisterUrl']['sentMessage']>;

/** CUST-24, CUST-25 Sends the link to a phone; what is wrong with the number is said before it leaves. */
export function useSendLink(branchId: string) {
  const t = useQrMessages();
  const [mutate, { loading }] = useSendSelfRegisterUrlMutation({ fetchPolicy: 'no-cache' });
  const [phone, setPhone] = useState('');
  const [key, setKey] = useState(newKey);
  const [problem, setProblem] = useState<string | null>(null);
  const [sent, setSent] = useState<Sent | null>(null);

  const take = (typed: string) => {
    setPhone(typed);
    setProblem(null);
    // Another number is another message.
    setKey(newKey());
  };
  const send = async () => {
    if (loading) return;
    setSent(null);
    if (!isPhone(phone)) return setProblem(t('qr.wrongPhone'));
    const input = { phone, branchId, language: currentLanguage() === 'en' ? 'EN' : 'TH', idempotencyKey: key } as const;
    try {
      const answer = (await mutate({ variables: { input } })).data?.sendSelfRegisterUrl;
      const refused = answer?.userErrors[0];
      if (refused?.code === 'TOO_MANY_ATTEMPTS') return setProblem(t('qr.tooMany'));
      if (refused) return setProblem(said(refused.message, currentLanguage()));
      setSent(answer?.sentMessage ?? null);
      setKey(newKey());
    } catch (error) {
      setProblem(error instanceof Error ? error.message : String(error));
    }
  };
  return { phone, take, problem, sent, sending: loading, send };
}
