import { Box, Paper, Typography } from '@mui/material';
import { ageOn } from '@taem/domain/person/birthday.ts';
import { formatPhone } from '@taem/domain/person/phone.ts';
import { writtenDay } from '@taem/domain/time/writtenDay.ts';
import { fullName } from '../../../../app/fullName.ts';
import { useLanguage } from '../../../../app/i18n.ts';
import { shopDate, shopDateOf } from '../../../../app/shopDay.ts';
import { radius } from '../../../../ui/tokens.ts';
import { useBackgroundWords } from '../../../profile/backgroundWords.ts';
import { Facts } from '../../../profile/Facts.tsx';
import { Portrait } from '../../../profile/Portrait.tsx';
import { usePotentialMessages } from '../messages.ts';
import type { PotentialProfile } from './potentialRecord.ts';

interface Props {
  readonly potential: PotentialProfile;
  readonly onChanged: () => Promise<unknown>;
}

/** CUST-49 A summary of the potential customer. */
export function PotentialPanel({ potential, onChanged }: Props) {
  const t = usePotentialMessages();
  const language = useLanguage();
  const words = useBackgroundWords();
  const { firstname, lastname, phone, email, recommendedBy, gender, birthdate, tags, createdAt } = potential;
  const name = fullName({ firstname, lastname });
  const age = birthdate ? ageOn(birthdate, shopDate()) : null;
  return (
    <Paper
      variant="outlined"
      component="aside"
      aria-label={t('profile.panel')}
      sx={{
        p: { xs: 2, md: 2.5 },
        borderRadius: radius.card,
        display: 'grid',
        gap: 2,
        '& > dl': { gridTemplateColumns: 'minmax(0, 1fr)', rowGap: 1.5 },
      }}
    >
      <div>
        <Box sx={{ width: 'fit-content', mx: 'auto' }}>
          <Portrait person={{ ...potential, name }} onChanged={onChanged} />
        </Box>
        <Typography variant="h3" component="p" sx={{ mt: 1, textAlign: 'center', overflowWrap: 'anywhere' }}>
          {name}
        </Typography>
      </div>
      <Facts
        facts={[
          { label: t('profile.phone'), value: phone && formatPhone(phone) },
          { label: t('profile.email'), value: email },
          {
            label: t('profile.referredBy'),
            value: isUsual(recommendedBy) ? t(`recommended.${recommendedBy}`) : recommendedBy,
          },
          { label: t('profile.gender'), value: words.gender(gender) },
          { label: t('profile.age'), value: age === null ? '' : t('profile.years', { count: age }) },
          { label: t('profile.since'), value: writtenDay(shopDateOf(createdAt), language) },
          { label: t('profile.tags'), value: tags.join(', ') },
        ]}
      />
    </Paper>
  );
}

/** Choices of the default forms; a shop's own words are displayed unchanged. */
const USUAL = ['Walk-in', 'Friend', 'Staff', 'Social Media'] as const;
const isUsual = (word: string | null | undefined): word is (typeof USUAL)[number] =>
  USUAL.some((usual) => usual === word);
