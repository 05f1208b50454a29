import { writtenDay } from '@taem/domain/time/writtenDay.ts';
import { useLanguage } from '../../../app/i18n.ts';
import { shopDateOf } from '../../../app/shopDay.ts';
import { TitledCard } from '../../../ui/TitledCard.tsx';
import { Facts } from '../Facts.tsx';
import { useProfileMessages } from '../messages.ts';
import type { MemberProfile } from '../useMemberProfile.ts';

/** CUST-55 What the shop gave a member at the registration, which never changes. */
export function CodeBlock({ member }: { readonly member: MemberProfile }) {
  const t = useProfileMessages();
  const language = useLanguage();
  return (
    <TitledCard title={t('code.title')}>
      <Facts
        facts={[
          { label: t('code.code'), value: member.code },
          { label: t('code.since'), value: writtenDay(shopDateOf(member.createdAt), language) },
          { label: t('code.branch'), value: member.branch?.name },
        ]}
      />
    </TitledCard>
  );
}
