import { Link as MuiLink } from '@mui/material';
import { formatPhone } from '@taem/domain/person/phone.ts';
import { Link } from 'react-router-dom';
import { profilePath } from '../../app/profilePath.ts';
import { memberName } from '../../sale/memberName.ts';
import { useSaleMessages } from '../../sale/messages.ts';
import { Facts, Part } from '../../sale/Part.tsx';
import { useFormat } from '../../sale/useFormat.ts';
import type { SaleDetailFragment } from '../gql/graphql.ts';
import { useSaleDetailMessages } from './messages.ts';

/** WALL-17 The customer: the member, or what was recorded of a guest. */
export function SaleCustomer({ sale }: { sale: SaleDetailFragment }) {
  const t = useSaleDetailMessages();
  const words = useSaleMessages();
  const format = useFormat();
  const { member, memberId, guest, tierName, claimedTime } = sale;
  if (!memberId) {
    return (
      <Part title={t('sale.customer')}>
        <Facts
          facts={[
            [t('sale.customerType'), words('sale.guest')],
            [t('sale.gender'), guest?.gender && words(`gender.${guest.gender}`)],
            [t('sale.age'), guest?.ageRange && words(`age.${guest.ageRange}`)],
            [t('sale.tags'), guest?.hashtags.join(' ')],
          ]}
        />
      </Part>
    );
  }
  const name = member ? memberName(member) : words('sale.gone');
  return (
    <Part title={t('sale.customer')}>
      <Facts
        facts={[
          [
            t('sale.member'),
            member ? (
              <MuiLink key="member" component={Link} to={profilePath(member.id)}>
                {name}
              </MuiLink>
            ) : (
              name
            ),
          ],
          [t('sale.code'), member?.code],
          [t('sale.phone'), member?.phone && formatPhone(member.phone)],
          [t('sale.tier'), tierName],
          [t('sale.balance'), member && format.count(member.remainingPoints)],
          [t('sale.claimed'), claimedTime && format.moment(claimedTime)],
        ]}
      />
    </Part>
  );
}
