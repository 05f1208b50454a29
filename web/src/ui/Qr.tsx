import { QRCodeSVG } from 'qrcode.react';
import { colours, radius } from './tokens.ts';

interface Props {
  readonly value: string;
  /** Said of it to a user who does not see it. */
  readonly label: string;
  /** Of a side, in pixels. */
  readonly size: number;
}

/** A code to scan. Error correction M, as the Thai QR standard asks; the margin is what scanners find the edge by. */
export function Qr({ value, label, size }: Props) {
  return <QRCodeSVG value={value} size={size} marginSize={2} level="M" role="img" title={label} />;
}

/** What is scanned from a screen lies on white, in the dark as well. */
export const QR_GROUND = {
  p: 1,
  border: 1,
  borderColor: 'divider',
  borderRadius: radius.card,
  lineHeight: 0,
  bgcolor: colours.paper,
} as const;
