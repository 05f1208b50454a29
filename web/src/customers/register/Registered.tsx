import { Button } from '@mui/material';
import { formatPhone } from '@taem/domain/person/phone.ts';
import { Link } from 'react-router-dom';
import { fullName } from '../../app/fullName.ts';
import type { TillMemberFragment } from '../gql/graphql.ts';
import { Done, takeFocus } from './Done.tsx';
import { useRegisterMessages } from './messages.ts';

interface Props {
  readonly member: TillMemberFragment;
  /** Title in place of the default one. */
  readonly title?: string;
}

/** CUST-19 Step 2: the success message, with a link to the first sale. */
export function Registered({ member, title }: Props) {
  const t = useRegisterMessages();
  return (
    <Done
      title={title ?? t('register.done')}
      name={fullName(member)}
      facts={[member.phone && formatPhone(member.phone), t('register.code', { code: member.code })]}
    >
      <Button component={Link} to="/" size="large" variant="outlined">
        {t('register.home')}
      </Button>
      <Button
        component={Link}
        to="/payment/addproduct"
        state={{ member }}
        size="large"
        variant="contained"
        ref={takeFocus}
        sx={{ minWidth: 200 }}
      >
        {t('register.addPayment')}
      </Button>
    </Done>
  );
}
