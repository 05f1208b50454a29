import { Alert, Box, Chip, Typography } from '@mui/material';
import { formatMoment } from '../../app/formatMoment.ts';
import { useLanguage } from '../../app/i18n.ts';
import { ErrorView } from '../../ui/ErrorView.tsx';
import { LoadingView } from '../../ui/LoadingView.tsx';
import { TitledCard } from '../../ui/TitledCard.tsx';
import type { MemberConsentsQuery } from '../gql/graphql.ts';
import { useMemberConsentsQuery } from '../gql/hooks.ts';
import { ConsentForm } from './ConsentForm.tsx';
import { usePrivacyMessages } from './messages.ts';

type Consent = MemberConsentsQuery['messageConsents'][number];

/** The consent to messages: the answer in force with its wording, and every earlier answer. */
export function ConsentSection({ memberId, canWrite }: { readonly memberId: string; readonly canWrite: boolean }) {
  const t = usePrivacyMessages();
  const { data, error, refetch } = useMemberConsentsQuery({
    variables: { memberId },
    fetchPolicy: 'cache-and-network',
  });
  const [current, ...before] = data?.messageConsents ?? [];
  return (
    <TitledCard title={t('consent.title')}>
      {!data && !error && <LoadingView count={1} height={88} />}
      {!data && error && <ErrorView onRetry={() => void refetch()} />}
      {data && (
        <>
          {current ? <Answer consent={current} /> : <Alert severity="info">{t('consent.never')}</Alert>}
          {canWrite && <ConsentForm memberId={memberId} isGiven={current?.isGiven ?? null} onSaved={() => refetch()} />}
          {before.length > 0 && (
            <>
              <Typography component="h3" variant="subtitle2" sx={{ mt: 3 }}>
                {t('consent.history')}
              </Typography>
              <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
                {before.map((consent) => (
                  <Box component="li" key={`${consent.time} ${consent.isGiven}`} sx={{ mt: 1.5 }}>
                    <Answer consent={consent} />
                  </Box>
                ))}
              </Box>
            </>
          )}
        </>
      )}
    </TitledCard>
  );
}

function Answer({ consent: { isGiven, wording, language, time, by } }: { readonly consent: Consent }) {
  const t = usePrivacyMessages();
  const moment = formatMoment(time, useLanguage());
  return (
    <>
      <Box sx={{ display: 'flex', gap: 1, alignItems: 'center', flexWrap: 'wrap' }}>
        <Chip
          size="small"
          color={isGiven ? 'success' : 'default'}
          variant="outlined"
          label={t(isGiven ? 'consent.given' : 'consent.withdrawn')}
        />
        <Typography variant="body2" color="textSecondary">
          {t('consent.line', { time: moment, by: by ?? t('consent.customer') })}
        </Typography>
      </Box>
      <Typography variant="body2" lang={language === 'EN' ? 'en' : 'th'} sx={{ mt: 0.5, overflowWrap: 'anywhere' }}>
        {wording}
      </Typography>
    </>
  );
}
