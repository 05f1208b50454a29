import { Avatar } from '@mui/material';

interface TierPictureProps {
  tier: { name: string; imageUrl?: string | null };
  size?: number;
}

/** The picture of a tier, beside its name; the first letter if it has none. */
export function TierPicture({ tier, size = 28 }: TierPictureProps) {
  return (
    <Avatar
      aria-hidden
      src={tier.imageUrl ?? undefined}
      alt=""
      variant="circular"
      slotProps={{ img: { style: { objectFit: 'contain' } } }}
      sx={{
        width: size,
        height: size,
        fontSize: size * 0.45,
        fontWeight: 700,
        bgcolor: tier.imageUrl ? 'transparent' : 'secondary.light',
        color: 'secondary.dark',
      }}
    >
      {tier.name.slice(0, 1)}
    </Avatar>
  );
}
