import CheckCircle from '@mui/icons-material/CheckCircleRounded';
import Circle from '@mui/icons-material/RadioButtonUncheckedRounded';
import { Box, Link, Typography } from '@mui/material';
import { Link as RouterLink } from 'react-router-dom';
import { FROM_MENU } from '../../app/areaRoute.ts';
import { CONTROL } from '../../ui/tokens.ts';
import { useHomeFirstStepsQuery } from '../gql/hooks.ts';
import { useHomeMessages } from './messages.ts';
import { Panel } from './Panel.tsx';

/** The first steps of a new shop, for users who may do all of them; hidden after the first sale. */
export function FirstSteps() {
  const t = useHomeMessages();
  const { data } = useHomeFirstStepsQuery({ fetchPolicy: 'cache-and-network' });
  if (!data || data.transactions.total > 0) return null;
  const steps = [
    {
      isDone: data.products.total > 0,
      ways: [
        { name: 'file', to: '/products/import' },
        { name: 'product', to: '/products/create' },
      ],
    },
    // The first user is the signed-in one.
    { isDone: data.merchantUsers.total > 1, ways: [{ name: 'people', to: '/merchant-users/create' }] },
    { isDone: false, ways: [{ name: 'sale', to: '/payment' }] },
  ] as const;
  return (
    <Panel title={t('steps.title')}>
      <Box component="ol" sx={{ listStyle: 'none', m: 0, p: 0 }}>
        {steps.map(({ isDone, ways }) => (
          <Box component="li" key={ways[0].name} sx={{ display: 'flex', gap: 1.5, minHeight: CONTROL }}>
            <Box sx={{ display: 'inline-flex', alignItems: 'center', height: CONTROL }}>
              {isDone ? (
                <CheckCircle color="success" titleAccess={t('steps.done')} />
              ) : (
                <Circle color="disabled" titleAccess={t('steps.open')} />
              )}
            </Box>
            <Box sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 2 }}>
              {ways.map(({ name, to }) => (
                <Link
                  key={name}
                  component={RouterLink}
                  to={to}
                  state={FROM_MENU}
                  sx={{ display: 'inline-flex', alignItems: 'center', minHeight: CONTROL }}
                >
                  {t(`steps.${name}`)}
                </Link>
              ))}
            </Box>
          </Box>
        ))}
      </Box>
      <Typography variant="body2" color="textSecondary" sx={{ mt: 1 }}>
        {t('steps.tried')}
      </Typography>
    </Panel>
  );
}
