import { Box, Typography } from '@mui/material';
import { useBenefitWords } from '../../sale/why/useBenefitWords.ts';
import { TierPicture } from '../../ui/TierPicture.tsx';
import { radius } from '../../ui/tokens.ts';
import { useBasketMessages } from '../basket/messages.ts';
import { usePricingRules } from '../basket/usePricingRules.ts';
import type { MemberInSaleQuery } from '../gql/graphql.ts';

type Tier = NonNullable<NonNullable<MemberInSaleQuery['member']>['tier']>;

/** PAY-15: the privileges of the member's tier, in place of the lines until the first product is added. */
export function TierBlock({ tier }: { tier: Tier }) {
  const t = useBasketMessages();
  const rules = usePricingRules();
  const benefitWords = useBenefitWords();
  return (
    <Box sx={{ m: 1.5, p: 2, borderRadius: radius.card, bgcolor: 'grey.50' }}>
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 1.5 }}>
        <TierPicture tier={tier} size={48} />
        <Box>
          <Typography variant="h3" component="p">
            {t('member.tier', { name: tier.name })}
          </Typography>
          {tier.description && (
            <Typography variant="body2" sx={{ color: 'text.secondary' }}>
              {tier.description}
            </Typography>
          )}
        </Box>
      </Box>
      {tier.privileges.length === 0 && <Typography sx={{ mt: 1.5 }}>{t('member.noPrivileges')}</Typography>}
      <Box component="ul" sx={{ m: 0, mt: 1.5, pl: 2.5 }}>
        {rules &&
          tier.privileges.map((privilege) => (
            <li key={JSON.stringify(privilege)}>
              <Typography component="span" sx={{ fontWeight: 600 }}>
                {benefitWords.benefit(privilege.item, rules)}
              </Typography>{' '}
              <Typography component="span" variant="body2" sx={{ color: 'text.secondary' }}>
                {benefitWords.condition(privilege.condition ?? null, rules)}
              </Typography>
            </li>
          ))}
      </Box>
    </Box>
  );
}
