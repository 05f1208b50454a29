import { Box, Typography } from '@mui/material';
import { useFormat } from '../../sale/useFormat.ts';
import type { MemberErasureQuery, PotentialErasureQuery } from '../gql/graphql.ts';
import { usePrivacyMessages } from './messages.ts';

type Preview = NonNullable<MemberErasureQuery['previewMemberErasure']>;

/** Rows that are listed only if their number is above 0. */
const COUNTED = ['mergedAccounts', 'potentials', 'appointments', 'messages', 'changes'] as const;

/** What an erasure deletes and keeps, in numbers. */
export function ErasurePreview({ preview }: { readonly preview: Preview }) {
  const t = usePrivacyMessages();
  const format = useFormat();
  const goes = [
    t('erase.person'),
    ...(preview.points > 0 ? [t('erase.points', format.points(preview.points))] : []),
    ...COUNTED.filter((name) => preview[name] > 0).map((name) =>
      t(`erase.${name}`, { number: format.count(preview[name]) }),
    ),
    t('erase.saved'),
  ];
  const stays = [
    t('erase.code', { code: preview.code }),
    ...(preview.sales > 0 ? [t('erase.sales', { number: format.count(preview.sales) })] : []),
    t('erase.history'),
  ];
  return <BothSides goes={goes} stays={stays} />;
}

/** The same for a potential customer, of whom little could stay. */
export function PotentialErasurePreview({
  preview: { samePhone, messages, changes },
}: {
  readonly preview: NonNullable<PotentialErasureQuery['previewPotentialErasure']>;
}) {
  const t = usePrivacyMessages();
  const format = useFormat();
  const goes = [
    t('erase.potential'),
    ...(messages > 0 ? [t('erase.messages', { number: format.count(messages) })] : []),
    ...(changes > 0 ? [t('erase.changes', { number: format.count(changes) })] : []),
    t('erase.saved'),
  ];
  const stays = [
    ...(samePhone > 0 ? [t('erase.samePhone', { number: format.count(samePhone) })] : []),
    t('erase.history'),
  ];
  return <BothSides goes={goes} stays={stays} />;
}

function BothSides({ goes, stays }: Readonly<Record<'goes' | 'stays', readonly string[]>>) {
  const t = usePrivacyMessages();
  return (
    <>
      <Lines title={t('erase.goes')} lines={goes} />
      <Lines title={t('erase.stays')} lines={stays} />
      <Typography variant="body2" color="textSecondary" sx={{ mt: 1.5 }}>
        {t('erase.backup')}
      </Typography>
    </>
  );
}

function Lines({ title, lines }: { readonly title: string; readonly lines: readonly string[] }) {
  return (
    <Box sx={{ '& + &': { mt: 2 } }}>
      <Typography variant="subtitle2" component="h3">
        {title}
      </Typography>
      <Box component="ul" sx={{ m: 0, mt: 0.5, pl: 2.5 }}>
        {lines.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </Box>
    </Box>
  );
}
