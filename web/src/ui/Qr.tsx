import { QRCodeSVG } from 'qrcode.react';
import { colours, radius } from './tokens.ts';

interface Props {
  readonly value: string;
  /** Text alternative for screen readers. */
  readonly label: string;
  /** Length of a side, in pixels. */
  readonly size: number;
}

/** A QR code to scan. Error correction M, as the Thai QR standard requires; scanners find the edge by the margin. */
export function Qr({ value, label, size }: Props) {
  return <QRCodeSVG value={value} size={size} marginSize={2} level="M" role="img" title={label} />;
}

/** A white background for codes scanned from a screen, also in the dark scheme. */
export const QR_GROUND = {
  p: 1,
  border: 1,
  borderColor: 'divider',
  borderRadius: radius.card,
  lineHeight: 0,
  bgcolor: colours.paper,
} as const;
