/** Outline of the word "แต้ม"; drawn, so that it looks the same before the fonts are loaded. */
const WORD =
  'M225 10Q179 10 147 -4Q116 -19 100 -47Q84 -76 84 -119V-548H238V-138Q238 -119 246 -110Q255 -101 272 -101Q280 -101 289 -103Q298 -105 306 -108L320 -10Q301 0 277 5Q253 10 225 10ZM529 10Q483 10 452 -4Q420 -19 404 -47Q388 -76 388 -119V-548H542V-138Q542 -119 550 -110Q559 -101 577 -101Q584 -101 593 -103Q602 -105 610 -108L624 -10Q605 0 581 5Q557 10 529 10ZM926 10Q837 10 787 -26Q737 -63 718 -128Q698 -194 698 -281Q698 -378 717 -439Q736 -500 775 -529Q813 -558 870 -558Q905 -558 932 -544Q958 -531 975 -494H979Q993 -532 1025 -545Q1058 -558 1095 -558Q1164 -558 1199 -521Q1233 -484 1233 -413V0H1079V-383Q1079 -413 1070 -424Q1060 -435 1044 -435Q1025 -435 1016 -424Q1007 -414 1004 -388H944Q940 -416 930 -426Q919 -435 904 -435Q880 -435 867 -400Q854 -365 854 -280Q854 -225 862 -186Q871 -147 891 -127Q912 -107 950 -107Q962 -107 971 -108Q981 -109 988 -112L1003 -3Q987 4 968 7Q949 10 926 10ZM921 -622V-673Q934 -677 951 -684Q968 -691 981 -702Q994 -714 994 -733Q994 -747 986 -755Q978 -763 966 -763Q958 -763 949 -760Q940 -757 933 -754L914 -821Q934 -838 964 -844Q994 -850 1014 -850Q1060 -850 1085 -829Q1111 -808 1111 -766Q1111 -745 1100 -726Q1088 -707 1064 -695L1060 -721H1248V-622ZM1698 10Q1626 10 1583 -17Q1540 -44 1522 -86H1513L1497 0H1380V-548H1534V-289Q1534 -232 1547 -196Q1559 -159 1584 -141Q1608 -123 1643 -123Q1684 -123 1705 -148Q1727 -173 1727 -227V-548H1881V-193Q1881 -128 1860 -83Q1840 -37 1799 -14Q1758 10 1698 10Z';

interface Props {
  readonly height: number;
  /** Set where the name stands beside it as text. */
  readonly decorative?: boolean;
}

/** The sign of the product: a card of dots, the last one earned, and its name. */
export function Logo({ height, decorative = false }: Props) {
  return (
    <svg viewBox="0 0 3050 1000" height={height} role="img" aria-hidden={decorative} style={{ color: 'var(--accent)' }}>
      <title>แต้ม</title>
      <rect width="1000" height="1000" rx="250" fill="currentColor" />
      <circle cx="345" cy="345" r="120" fill="var(--on-accent)" />
      <circle cx="655" cy="345" r="120" fill="var(--on-accent)" />
      <circle cx="345" cy="655" r="120" fill="var(--on-accent)" />
      <circle cx="655" cy="655" r="150" fill="var(--point)" />
      <path transform="translate(1170 880) scale(0.94)" d={WORD} fill="currentColor" />
    </svg>
  );
}
