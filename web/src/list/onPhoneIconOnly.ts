import { CONTROL, textSize } from '../ui/tokens.ts';
/** A button that is named by `aria-label` and has room for its icon alone on a phone. */
export const onPhoneIconOnly = {
  minWidth: CONTROL,
  px: { xs: 1, sm: 2.5 },
  fontSize: { xs: 0, sm: textSize.body },
  '& .MuiButton-startIcon': { ml: { xs: 0, sm: '-4px' }, mr: { xs: 0, sm: 1 } },
} as const;
