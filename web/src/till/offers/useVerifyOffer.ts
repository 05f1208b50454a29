import { useNotice } from '../../app/notice.tsx';
import { useVerifyOfferMutation } from '../gql/hooks.ts';
import { useRefusalMessages } from '../refusal/messages.ts';
import { useRefusalText } from '../refusal/useRefusalText.ts';
import { useOfferMessages } from './messages.ts';

/** DISC-06: Returns a function that checks the code at the gateway. */
export function useVerifyOffer() {
  const t = useOfferMessages();
  const refusals = useRefusalMessages();
  const refusalText = useRefusalText();
  const notify = useNotice();
  const [mutate, { loading }] = useVerifyOfferMutation({ fetchPolicy: 'no-cache' });

  const refusalOf = async (offerId: string, authorizePin: string): Promise<string | null> => {
    try {
      const { data } = await mutate({ variables: { input: { offerId, authorizePin } } });
      if (data?.verifyOffer.verified) return null;
      const errors = data?.verifyOffer.userErrors ?? [];
      const isWrong = errors.some(({ code }) => code === 'WRONG_AUTHORIZE_CODE');
      return isWrong ? t('choice.wrongPin') : refusalText(errors).join(' · ') || refusals('refusal.REFUSED');
    } catch {
      return refusals('refusal.offline');
    }
  };
  /** Returns the refusal as text; null if the code is correct. */
  const verify = async (offerId: string, authorizePin: string): Promise<string | null> => {
    const refusal = await refusalOf(offerId, authorizePin);
    if (refusal) notify(refusal, 'error');
    return refusal;
  };
  return { verify, verifying: loading };
}
