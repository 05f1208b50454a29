import EventRepeat from '@mui/icons-material/EventRepeat';
import Verified from '@mui/icons-material/VerifiedOutlined';
import WorkspacePremium from '@mui/icons-material/WorkspacePremium';
import { Box, Chip } from '@mui/material';
import { badgeUnit } from '@taem/domain/customers/badgeUnit.ts';
import { useFormat } from '../../sale/useFormat.ts';
import { useProfileMessages } from './messages.ts';
import type { MemberProfile } from './useMemberProfile.ts';

const ICONS: Readonly<Record<string, typeof Verified>> = {
  'Big Spender': WorkspacePremium,
  'Frequent Member': EventRepeat,
};

/** CUST-69, CUST-71 What a member has earned the name of, each name once, with what it took. */
export function Badges({ badges }: Pick<MemberProfile, 'badges'>) {
  const t = useProfileMessages();
  const format = useFormat();
  const once = badges.filter(({ name }, index) => badges.findIndex((badge) => badge.name === name) === index);
  if (once.length === 0) return null;
  return (
    <Box component="ul" aria-label={t('summary.badges')} sx={LIST}>
      {once.map(({ id, name, threshold }) => {
        const Icon = ICONS[name] ?? Verified;
        const unit = badgeUnit({ name });
        const reached = threshold == null ? '' : ` · ${format.decimal(threshold)} ${t(`unit.${unit}`)}`;
        return (
          <li key={id}>
            <Chip icon={<Icon />} label={`${name}${reached}`} sx={{ maxWidth: 1 }} />
          </li>
        );
      })}
    </Box>
  );
}

const LIST = { display: 'flex', flexWrap: 'wrap', gap: 0.75, m: 0, p: 0, listStyle: 'none' } as const;
