/** Common banks in Thailand, with their names in both languages; a shop may change them. */
export const standardBanks: readonly (readonly [name: string, english: string])[] = [
  ['ธนาคารกสิกรไทย', 'Kasikornbank'],
  ['ธนาคารไทยพาณิชย์', 'Siam Commercial Bank'],
  ['ธนาคารกรุงเทพ', 'Bangkok Bank'],
  ['ธนาคารกรุงไทย', 'Krungthai Bank'],
  ['ธนาคารกรุงศรีอยุธยา', 'Bank of Ayudhya (Krungsri)'],
  ['ธนาคารทหารไทยธนชาต', 'TMBThanachart Bank (ttb)'],
  ['ธนาคารออมสิน', 'Government Savings Bank'],
  ['ธ.ก.ส.', 'Bank for Agriculture and Agricultural Cooperatives'],
  ['ธนาคารอาคารสงเคราะห์', 'Government Housing Bank'],
  ['ธนาคารยูโอบี', 'United Overseas Bank (Thai)'],
  ['ธนาคารซีไอเอ็มบี ไทย', 'CIMB Thai Bank'],
  ['ธนาคารเกียรตินาคินภัทร', 'Kiatnakin Phatra Bank'],
  ['ธนาคารแลนด์ แอนด์ เฮ้าส์', 'Land and Houses Bank'],
  ['ธนาคารทิสโก้', 'TISCO Bank'],
  ['ธนาคารไทยเครดิต', 'Thai Credit Bank'],
  ['ธนาคารอิสลามแห่งประเทศไทย', 'Islamic Bank of Thailand'],
  ['ธนาคารไอซีบีซี (ไทย)', 'Industrial and Commercial Bank of China (Thai)'],
  ['Other', 'Other'],
];

/** Kinds of cards that every bank issues. */
export const standardCards: readonly string[] = ['Visa', 'Mastercard', 'JCB', 'UnionPay', 'Other'];
