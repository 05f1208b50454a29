import { PAGE } from '@taem/domain/accounts/permissions.ts';
import { useSearchParams } from 'react-router-dom';
import { ChooseBranch } from '../../app/ChooseBranch.tsx';
import { usePermission } from '../../app/permission.ts';
import { useSession } from '../../app/session.ts';
import { ImportLink } from '../../import/link/ImportLink.tsx';
import { PageTitle } from '../../ui/PageTitle.tsx';
import { MemberSteps } from './MemberSteps.tsx';
import { useRegisterMessages } from './messages.ts';
import { NoRight } from './NoRight.tsx';
import { OfPotential } from './potential/OfPotential.tsx';
import { LinkFailed } from './qr/LinkFailed.tsx';
import { SelfRegisterQr } from './qr/SelfRegisterQr.tsx';
import { useSelfRegisterLink } from './qr/useSelfRegisterLink.ts';

/** CUST-15, CUST-16, CUST-20 Staff register a customer, or a potential, as a member of the branch they work in. */
export function RegisterPage() {
  const t = useRegisterMessages();
  const { branchId } = useSession();
  const [address] = useSearchParams();
  const potentialId = address.get('potential');
  const { canWrite, loading, failed } = usePermission(PAGE.subscribe);
  const qr = useSelfRegisterLink(branchId);
  const isRefused = !canWrite && !loading && !failed;
  const actions = canWrite && !potentialId && (
    <>
      <SelfRegisterQr branchId={branchId} why={branchId ? null : t('register.noBranch')} qr={qr} />
      <ImportLink to="/customers/import" />
    </>
  );
  return (
    <>
      <PageTitle actions={actions}>{t(potentialId ? 'register.ofPotential' : 'register.title')}</PageTitle>
      {isRefused && <NoRight title={t('register.noRight')} />}
      {!isRefused && !branchId && <ChooseBranch title={t('register.noBranch')} hint={t('register.noBranchHint')} />}
      {qr.failed && <LinkFailed onRetry={() => void qr.make()} onBack={qr.leave} />}
      {!isRefused && branchId && (
        // What was typed is still there when the link could be made after all.
        <div hidden={qr.failed}>
          {potentialId ? (
            <OfPotential id={potentialId} branchId={branchId} canWrite={canWrite} />
          ) : (
            <MemberSteps branchId={branchId} canWrite={canWrite} />
          )}
        </div>
      )}
    </>
  );
}
