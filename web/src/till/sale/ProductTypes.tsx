import GridViewOutlined from '@mui/icons-material/GridViewOutlined';
import Inventory2Outlined from '@mui/icons-material/Inventory2Outlined';
import RoomServiceOutlined from '@mui/icons-material/RoomServiceOutlined';
import StarBorder from '@mui/icons-material/StarBorder';
import { Box, ButtonBase } from '@mui/material';
import { radius, textSize } from '../../ui/tokens.ts';
import { useSaleMessages } from './messages.ts';
import { PRODUCT_TYPES, type ProductType } from './productType.ts';

const ICONS: Record<ProductType, typeof GridViewOutlined> = {
  Product: GridViewOutlined,
  Popular: StarBorder,
  Stocked: Inventory2Outlined,
  Made: RoomServiceOutlined,
};

interface ProductTypesProps {
  chosen: ProductType;
  onChoose: (type: ProductType) => void;
}

/** PAY-08: the left column; in a narrow window a row above the products. */
export function ProductTypes({ chosen, onChoose }: ProductTypesProps) {
  const t = useSaleMessages();
  const names: Record<ProductType, string> = {
    Product: t('sale.typeAll'),
    Popular: t('sale.typePopular'),
    Stocked: t('sale.typeStocked'),
    Made: t('sale.typeMade'),
  };
  return (
    <Box
      component="nav"
      aria-label={t('sale.types')}
      sx={{
        display: 'flex',
        flexDirection: { md: 'column' },
        gap: { xs: 0.5, sm: 1 },
        flex: { xs: '1 1 0', md: 'none' },
        minWidth: 0,
        overflowX: { xs: 'auto', md: 'visible' },
        // Keeps the focus outline from being cut off.
        p: { xs: '2px', md: 0 },
      }}
    >
      {PRODUCT_TYPES.map((type) => {
        const Icon = ICONS[type];
        const isChosen = type === chosen;
        return (
          <ButtonBase
            key={type}
            aria-pressed={isChosen}
            onClick={() => onChoose(type)}
            sx={{
              flexDirection: { md: 'column' },
              flex: { xs: '1 0 auto', md: 'none' },
              px: { xs: 1.25, md: 0 },
              whiteSpace: { xs: 'nowrap', md: 'normal' },
              gap: 0.5,
              py: { xs: 0.5, md: 1.5 },
              minHeight: { xs: 44, md: 76 },
              borderRadius: radius.card,
              fontFamily: 'inherit',
              fontSize: textSize.small,
              fontWeight: 600,
              lineHeight: 1.3,
              bgcolor: isChosen ? 'primary.main' : 'background.paper',
              color: isChosen ? 'primary.contrastText' : 'text.secondary',
              border: 1,
              borderColor: isChosen ? 'primary.main' : 'divider',
            }}
          >
            <Icon sx={{ display: { xs: 'none', sm: 'block' } }} />
            {names[type]}
          </ButtonBase>
        );
      })}
    </Box>
  );
}
