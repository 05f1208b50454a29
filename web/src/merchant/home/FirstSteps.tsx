import CheckCircle from '@mui/icons-material/CheckCircleRounded';
import Circle from '@mui/icons-material/RadioButtonUncheckedRounded';
import { Box, Link } from '@mui/material';
import { Link as RouterLink } from 'react-router-dom';
import { CONTROL } from '../../ui/tokens.ts';
import { useHomeFirstStepsQuery } from '../gql/hooks.ts';
import { useHomeMessages } from './messages.ts';
import { Panel } from './Panel.tsx';

/** The first steps of a new shop, for users who may do all of them; gone with the first sale. */
export function FirstSteps() {
  const t = useHomeMessages();
  const { data } = useHomeFirstStepsQuery({ fetchPolicy: 'cache-and-network' });
  if (!data || data.transactions.total > 0) return null;
  const steps = [
    { name: 'branch', to: '/merchant-branches', isDone: data.merchantBranches.total > 0 },
    { name: 'product', to: '/products', isDone: data.products.total > 0 },
    // The first user is the reader.
    { name: 'people', to: '/merchant-users', isDone: data.merchantUsers.total > 1 },
    { name: 'sale', to: '/payment', isDone: false },
  ] as const;
  return (
    <Panel title={t('steps.title')}>
      <Box component="ol" sx={{ listStyle: 'none', m: 0, p: 0 }}>
        {steps.map(({ name, to, isDone }) => (
          <li key={name}>
            <Link
              component={RouterLink}
              to={to}
              sx={{ display: 'inline-flex', alignItems: 'center', gap: 1.5, minHeight: CONTROL }}
            >
              {isDone ? (
                <CheckCircle color="success" titleAccess={t('steps.done')} />
              ) : (
                <Circle color="disabled" titleAccess={t('steps.open')} />
              )}
              {t(`steps.${name}`)}
            </Link>
          </li>
        ))}
      </Box>
    </Panel>
  );
}
