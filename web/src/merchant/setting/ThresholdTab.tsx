import { Box } from '@mui/material';
import { badgeUnit } from '@taem/domain/customers/badgeUnit.ts';
import { thresholdForm } from '@taem/domain/merchant/settingsForm.ts';
import { userErrorsOf } from '../../form/userErrorsOf.ts';
import { EmptyState } from '../../ui/EmptyState.tsx';
import type { SettingQuery } from '../gql/graphql.ts';
import { useUpdateThresholdsMutation } from '../gql/hooks.ts';
import { useSettingMessages } from './messages.ts';
import { SettingForm } from './SettingForm.tsx';

interface Props {
  readonly badges: SettingQuery['memberBadges'];
  readonly onStale: () => Promise<unknown>;
}

/** CONF-04 The threshold of each badge. */
export function ThresholdTab({ badges, onStale }: Props) {
  const t = useSettingMessages();
  const [update] = useUpdateThresholdsMutation();
  if (badges.length === 0) {
    return (
      <Box sx={{ py: 4 }}>
        <EmptyState title={t('thresholds.none')} />
      </Box>
    );
  }
  const save = async (read: Readonly<Record<string, number | null>>) => {
    const changed = badges.flatMap(({ id, threshold, version, conditions: [condition] }) => {
      const typed = read[id] ?? null;
      // CONF-09: an empty threshold stays unchanged.
      if (typed === null || typed === threshold || !condition) return [];
      return [{ id, version, conditionId: condition.conditionId, threshold: typed }];
    });
    if (changed.length === 0) return [];
    const errors = userErrorsOf(await update({ variables: { input: { badges: changed } } }));
    // The contract's path has the position in the sent list, the form needs the field.
    return errors.map((error) => ({ ...error, path: [changed[Number(error.path[1])]?.id ?? ''] }));
  };
  return (
    <SettingForm
      sections={[
        {
          key: 'badges',
          hint: t('thresholds.intro'),
          fields: badges.map((badge) => ({ name: badge.id, label: badge.name, unit: t(`unit.${badgeUnit(badge)}`) })),
        },
      ]}
      now={Object.fromEntries(
        badges.map(({ id, threshold }) => [id, threshold === null || threshold === undefined ? '' : String(threshold)]),
      )}
      rule={thresholdForm}
      save={save}
      onStale={onStale}
    />
  );
}
