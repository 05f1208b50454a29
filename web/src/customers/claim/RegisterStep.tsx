import plain from '../../app/plainPage.module.css';
import { SelfRegisterFormDocument } from '../gql/graphql.ts';
import css from '../selfRegister/selfRegister.module.css';
import { usePublicQuery } from '../selfRegister/usePublicQuery.ts';
import type { Proof } from './ClaimSteps.tsx';
import { useClaimMessages } from './messages.ts';
import { RegisterAndClaim } from './RegisterAndClaim.tsx';
import type { Claimed, Obstacle } from './sendClaim.ts';

interface Props {
  readonly token: string;
  readonly proof: Proof;
  readonly registerToken: string;
  readonly onClaimed: (claim: Claimed) => void;
  readonly onObstacle: (obstacle: Obstacle) => void;
}

/**
 * The shop's questions for a person who is not a member yet: the phone is already proven, and a picture can be added at the
 * shop.
 */
export function RegisterStep({ registerToken, proof, ...rest }: Props) {
  const t = useClaimMessages();
  const { data, error, retry } = usePublicQuery(SelfRegisterFormDocument, { token: registerToken });
  const form = data?.selfRegisterForm;
  if (error !== null || (data && !form)) {
    return (
      <>
        <p role="alert" className={plain.alert}>
          {t('load.failedMessage')}
        </p>
        <button type="button" className={plain.submit} onClick={retry}>
          {t('load.again')}
        </button>
      </>
    );
  }
  if (!form) return <div role="status" aria-label={t('load.loading')} className={css.loading} />;
  const questions = form.questions.filter(({ id, elementType }) => id !== 'phone' && elementType !== 'FILE');
  return (
    <>
      <p className={plain.lead}>{t('claim.registerLead', { phone: proof.phone })}</p>
      <RegisterAndClaim {...rest} registerToken={registerToken} proof={proof} questions={questions} />
    </>
  );
}
